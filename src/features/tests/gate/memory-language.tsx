import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '@/components/language-picker';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { fallbackLanguage, type Language } from '@/config/languages';
import { wordListLanguages } from '@/content/word-lists/load-word-lists';
import { currentLanguage } from '@/i18n/init';
import type { FormDefinition, FormId, InstrumentDefinition } from '@/lib/assessments/types';

/** Whether a form, or any form, has a task made of words of one language. */
export function hasWordActivity({ steps }: Pick<InstrumentDefinition, 'steps'>, form?: FormId): boolean {
  return steps.some(
    ({ step, forms }) =>
      step.kind === 'task' && step.inWords && (form === undefined || (forms?.includes(form) ?? true)),
  );
}

export interface MemoryLanguageState {
  /** The form has a word task, and the language at hand has no lists for it. */
  missing: boolean;
  /** The language chosen for this test alone; null for the one at hand. */
  chosen: Language | null;
  choose: (language: Language) => void;
}

/** Whether a form can be answered in the language at hand. */
export function useMemoryLanguage(
  definition: InstrumentDefinition,
  form: FormDefinition | null,
): MemoryLanguageState {
  useTranslation(); // a change of the language counts at once
  const [chosen, choose] = useState<Language | null>(null);
  const needsWords = form !== null && hasWordActivity(definition, form.form);
  const unavailable = needsWords && !wordListLanguages.includes(currentLanguage());
  return { missing: unavailable && chosen === null, chosen: unavailable ? chosen : null, choose };
}

/** Says that the word task has no lists in this language, and offers the languages that have. */
export function MemoryLanguage({ state }: { state: MemoryLanguageState }) {
  const { t } = useTranslation('tests');
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
