import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '@/components/language-picker';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { fallbackLanguage, type Language } from '@/config/languages';
import { wordListLanguages } from '@/content/word-lists/load-word-lists';
import { currentLanguage } from '@/i18n/init';
import type { FormDefinition, InstrumentDefinition } from '@/lib/assessments/types';
import { taskIds } from '@/lib/assessments/types';

/** Tasks made of words of one language. */
const wordTasks = new Set<string>(taskIds.filter((id) => id.startsWith('word_')));

export interface MemoryLanguageState {
  /** The form has a word task, and the language at hand has no lists for it. */
  missing: boolean;
  /** The language chosen for this test alone; null for the one at hand. */
  chosen: Language | null;
  choose: (language: Language) => void;
}

/** Whether a form can be answered in the language at hand. */
export function useMemoryLanguage(
  { steps }: InstrumentDefinition,
  form: FormDefinition | null,
): MemoryLanguageState {
  useTranslation(); // a change of the language counts at once
  const [chosen, choose] = useState<Language | null>(null);
  const needsWords =
    form !== null &&
    steps.some((each) => wordTasks.has(each.step.id) && (each.forms?.includes(form.form) ?? true));
  const unavailable = needsWords && !wordListLanguages.includes(currentLanguage());
  return { missing: unavailable && chosen === null, chosen: unavailable ? chosen : null, choose };
}

/** Says that the word task has no lists in this language, and offers the languages that have. */
export function MemoryLanguage({ state }: { state: MemoryLanguageState }) {
  const { t } = useTranslation('screening');
  if (!state.missing && state.chosen === null) return null;
  return (
    <Notice tone="caution" role="status" data-part="word-lists">
      <p>{t(state.missing ? 'start.memory.language' : 'start.memory.englishChosen')}</p>
      {state.missing ? (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <Button data-action="take-in-english" onClick={() => state.choose(fallbackLanguage)}>
            {t('start.memory.english')}
          </Button>
          <LanguagePicker className="min-w-48" />
        </div>
      ) : null}
    </Notice>
  );
}
