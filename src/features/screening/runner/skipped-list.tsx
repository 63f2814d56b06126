import { useTranslation } from 'react-i18next';
import type { ScaleStep } from '@/lib/assessments/run-steps';
import { scaleSteps } from '@/lib/assessments/run-view';
import { stepQuestion } from './step-texts';
import type { StepView } from './step-view';

/** The questions that were skipped, with their numbers. */
export function SkippedList({
  rules,
  snapshot: { run },
  items,
  skipped,
}: StepView & { skipped: readonly ScaleStep[] }) {
  const { t } = useTranslation('screening');
  const { t: inRunLanguage } = useTranslation('screening', { lng: run.language });
  const numbers = scaleSteps(run, rules).map(({ key }) => key);
  return (
    <section data-slot="skipped" className="mt-6">
      <h2 className="text-base font-semibold">{t('review.listTitle')}</h2>
      <ol className="mt-2 border-t border-line">
        {skipped.map((step) => {
          const question = stepQuestion(inRunLanguage, run, items, step);
          return (
            <li key={step.key} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-2.5 text-sm">
              <span className="text-ink-soft tabular-nums">{numbers.indexOf(step.key) + 1}</span>
              <span lang={question?.language}>{question?.text ?? step.questionId}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
