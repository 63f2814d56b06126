import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import type { QuestionnaireRules } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import { canSkip, isLastStep, isOptional, stepIndex } from '@/lib/assessments/run-view';
import { skipKeys } from '../texts';
import type { SaveState } from './run-session';
import { StepHeader } from './step-header';
import type { StepView } from './step-view';

export interface StepFrameProps extends StepView {
  onNext: () => void;
  children: ReactNode;
}

/** The screen of one step: progress above, previous and next below. */
export function StepFrame({ onNext, children, ...view }: StepFrameProps) {
  const { t } = useTranslation('tests');
  const { rules, snapshot, moves, settling } = view;
  const { run, save } = snapshot;
  return (
    <ImmersiveFrame
      header={<StepHeader {...view} />}
      footer={
        <>
          <Button variant="outline" disabled={stepIndex(run, rules) === 0} onClick={moves.previous}>
            {t('runner.previous')}
          </Button>
          <SaveStatus save={save} />
          <Button data-action="next" onClick={onNext}>
            {t(nextKey(view, isLastStep(run, rules)))}
          </Button>
        </>
      }
    >
      <div data-screen="question" className={settling ? 'pointer-events-none' : undefined}>
        {children}
      </div>
    </ImmersiveFrame>
  );
}

function nextKey({ moves, rules }: StepView, isLast: boolean) {
  if (moves.returns) return 'runner.backToReview';
  if (!isLast) return 'runner.next';
  return rules.followUps ? 'runner.toReview' : 'runner.finish';
}

/** Says 'Saved' only of what the device has confirmed. Not announced: it would talk over every question. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useTranslation('tests');
  const classes = 'text-center text-sm leading-tight text-ink-soft max-sm:text-xs';
  if (save === 'saved') {
    return (
      <p data-save="saved" className={classes}>
        {t('runner.saved')}
      </p>
    );
  }
  if (save === 'unavailable') return <span data-save="unavailable" />;
  // A write takes a few milliseconds; the word shows only when it takes longer.
  return (
    <p
      data-save="saving"
      className={`${classes} animate-fade-in [animation-delay:400ms] [animation-fill-mode:backwards]`}
    >
      {t('runner.saving')}
    </p>
  );
}

export interface SkipButtonProps {
  rules: QuestionnaireRules;
  step: Step;
  onSkip: () => void;
}

/** Leaves a question unanswered, in the words of the form. What may stay empty anyway needs no button. */
export function SkipButton({ rules, step, onSkip }: SkipButtonProps) {
  const { t } = useTranslation('tests');
  if (rules.skip === 'required' || isOptional(step) || !canSkip(step, rules)) return null;
  return (
    <button type="button" data-action="skip" className="link min-h-11 cursor-pointer" onClick={onSkip}>
      {t(skipKeys[rules.skip])}
    </button>
  );
}
