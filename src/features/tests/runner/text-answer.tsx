import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '@/components/ui/textarea';
import type { Language } from '@/config/languages';
import type { ExtraQuestion } from '@/lib/assessments/types';

export interface TextAnswerProps {
  question: Extract<ExtraQuestion, { kind: 'text' }>;
  language: Language;
  labelledBy: string;
  value: string;
  onChange: (text: string) => void;
}

/** From so few characters on, what is left is read out. */
const nearlyFull = 50;

/** A text of one's own: optional, limited, read by nobody, with the support line under it. */
export function TextAnswer({ question, language, labelledBy, value, onChange }: TextAnswerProps) {
  const { t } = useTranslation(['tests', 'common']);
  const noteId = useId();
  const countId = useId();
  const left = question.maxLength - value.length;
  const leftText = t('extras.charactersLeft', { count: left });
  return (
    <div className="mt-4">
      <Textarea
        lang={language}
        rows={5}
        maxLength={question.maxLength}
        aria-labelledby={labelledBy}
        aria-describedby={`${noteId} ${countId}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="mt-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{t('extras.optional')}</span>
        <span id={countId} className="tabular-nums">
          {leftText}
        </span>
      </p>
      <p role="status" className="sr-only">
        {left <= nearlyFull ? leftText : null}
      </p>
      <div id={noteId} className="mt-4 grid max-w-read gap-2 text-sm text-ink-soft">
        <p>{t('extras.textNotRead')}</p>
        <p data-slot="support-line">{t('common:support')}</p>
      </div>
      <p className="mt-4 text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">{t('runner.keysText')}</p>
    </div>
  );
}
