import { useTranslation } from 'react-i18next';
import { answerOf } from '@/lib/assessments/run-view';
import { scaleKeys } from '../texts';
import type { StepView } from './step-view';

export interface AboutAnswerProps extends Pick<StepView, 'definition' | 'snapshot' | 'items'> {
  id: string;
  /** Id of the question a follow-up is about. */
  about: string;
}

/** The question a follow-up is about, and the answer that led to it. */
export function AboutAnswer({ id, definition, snapshot: { run }, items, about }: AboutAnswerProps) {
  const { t } = useTranslation('screening', { lng: run.language });
  const question = items.byId.get(about);
  const answer = answerOf(run, about);
  if (!question) return null;
  return (
    <div id={id} data-slot="about" lang={run.language} className="mb-5 border-s-4 border-mark ps-4">
      {answer === null ? null : (
        <p className="text-sm text-ink-soft">
          {t('extras.aboutAnswer', { answer: t(scaleKeys[definition.scale][answer - 1] ?? 'scale.often') })}
        </p>
      )}
      <p lang={question.language} className="font-serif text-[1.1rem]">
        {question.text}
      </p>
    </div>
  );
}
