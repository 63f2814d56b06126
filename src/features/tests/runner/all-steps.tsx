import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { scaleKeys } from '@/i18n/answer-words';
import { formatsIn } from '@/i18n/use-formats';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import { answerOf, extraOf } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { chapterName, optionText, runChapters, stepQuestion } from './step-texts';
import type { StepView } from './step-view';

/** Every step by its chapter, with what was answered; each one can be opened again. */
export function AllSteps({ definition, snapshot: { run }, items, moves }: StepView) {
  const { t } = useTranslation('tests');
  const { t: inRunLanguage } = useTranslation('tests', { lng: run.language });
  return (
    <div data-slot="all-steps" className="mt-6 grid gap-8">
      {runChapters(run, definition).map((chapter) => (
        <section key={chapter.id} aria-label={chapterName(t, definition, chapter)}>
          <h2 className="text-lg">{chapterName(t, definition, chapter)}</h2>
          <ol className="mt-2 border-t border-line">
            {chapter.steps.map(({ step, index }) => {
              const question = stepQuestion(inRunLanguage, run, items, step);
              const about = step.kind === 'task' || step.about === null ? null : items.byId.get(step.about);
              const text = question?.text ?? '';
              return (
                <li
                  key={step.key}
                  className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-b border-line py-2"
                >
                  <div className="py-1.5 text-sm">
                    {about ? (
                      <p lang={about.language} className="text-ink-soft">
                        {t('review.about', { question: about.text })}
                      </p>
                    ) : null}
                    <p lang={question?.language}>{text}</p>
                    <p lang={run.language} className="font-semibold wrap-anywhere">
                      {answerText(inRunLanguage, definition, run, step) ?? (
                        <span className="font-normal text-ink-soft">
                          {inRunLanguage('words.notAnswered')}
                        </span>
                      )}
                    </p>
                  </div>
                  {step.kind === 'task' ? null : (
                    <button
                      type="button"
                      data-action="change"
                      aria-label={t('review.changeNamed', { question: text })}
                      className="link min-h-11 cursor-pointer text-sm"
                      onClick={() => moves.visit(index)}
                    >
                      {t('review.change')}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What was answered, in words; null where nothing was. */
function answerText(
  t: TFunction<'tests'>,
  definition: InstrumentDefinition,
  run: QuestionnaireRun,
  step: Step,
): string | null {
  if (step.kind === 'task') return run.tasks[step.key]?.complete === true ? t('review.taskDone') : null;
  if (step.kind === 'scale') {
    const answer = answerOf(run, step.key);
    return answer === null ? null : t(scaleKeys[definition.scale][answer - 1] ?? 'scale.never');
  }
  const value = extraOf(run, step.key);
  if (value === null || value.length === 0) return null;
  const { question } = step;
  if (question.kind === 'text') return String(value);
  const chosen = typeof value === 'string' ? [value] : value;
  return formatsIn(run.language).narrowList(chosen.map((option) => optionText(t, question, option)));
}
