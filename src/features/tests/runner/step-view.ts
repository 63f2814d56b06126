import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedItems } from '@/content/items/load-items';
import type { QuestionnaireRules } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { RunSession, RunSnapshot } from './run-session';
import { chapterText, positionText, runChapters } from './step-texts';

export interface Moves {
  /** To the next step, or to the end. */
  next: () => void;
  /** As `next`, but nobody pressed a button for it. */
  byItself: () => void;
  skip: () => void;
  previous: () => void;
  /** From the review to the first skipped question; from there on 'next' visits skipped questions only. */
  goBack: () => void;
  /** From the review to one step; 'next' then leads back to the review. */
  visit: (index: number) => void;
  finish: () => void;
  /** 'next' leads back to the review. */
  returns: boolean;
}

/** What the screen of a step works with. */
export interface StepView {
  definition: InstrumentDefinition;
  rules: QuestionnaireRules;
  session: RunSession;
  snapshot: RunSnapshot;
  items: LoadedItems;
  moves: Moves;
  /** The step came by itself just now. */
  settling: boolean;
  onLeave: () => void;
}

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

/** What a screen reader says before the question: which one it is, and a new chapter of the test by its name. */
export function usePosition({ definition, snapshot: { run } }: StepView, step: Step): string {
  const { t } = useTranslation('tests');
  const position = positionText(t, definition, run, step);
  const startsChapter = runChapters(run, definition).some(({ steps }) => steps[0]?.step.key === step.key);
  const chapter = startsChapter ? chapterText(t, definition, run, step) : null;
  return chapter === null ? position : `${chapter}. ${position}`;
}
