import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '@/lib/assessments/run-steps';
import { runParts } from './run-parts';
import { partText, positionText } from './step-texts';
import type { StepView } from './step-view';

/** Every step starts at the top of the page with the focus on its heading. */
export function useStepStart(stepKey: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stepKey === '') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [stepKey]);
  return heading;
}

/** What a screen reader says before the question: which one it is, and a new part of the test by its name. */
export function usePosition({ definition, snapshot: { run } }: StepView, step: Step): string {
  const { t } = useTranslation('screening');
  const position = positionText(t, definition, run, step);
  const startsPart = runParts(run, definition).some(({ steps }) => steps[0]?.step.key === step.key);
  const part = startsPart ? partText(t, definition, run, step) : null;
  return part === null ? position : `${part}. ${position}`;
}
