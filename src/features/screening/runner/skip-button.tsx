import { useTranslation } from 'react-i18next';
import type { RunRules } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import { canSkip, isOptional } from '@/lib/assessments/run-view';
import { skipKeys } from '../texts';

export interface SkipButtonProps {
  rules: RunRules;
  step: Step;
  onSkip: () => void;
}

/** Leaves a question unanswered, in the words of the form. What may stay empty anyway needs no button. */
export function SkipButton({ rules, step, onSkip }: SkipButtonProps) {
  const { t } = useTranslation('screening');
  if (rules.skip === 'required' || isOptional(step) || !canSkip(step, rules)) return null;
  return (
    <button type="button" data-action="skip" className="link min-h-11 cursor-pointer" onClick={onSkip}>
      {t(skipKeys[rules.skip])}
    </button>
  );
}
