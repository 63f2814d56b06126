import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@/config/languages';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import type { ActivityId, InstrumentDefinition } from '@/lib/assessments/types';

/** What a task gets from the run it stands in. It draws the whole screen, its `ImmersiveFrame` with `main` included. */
export interface ActivityScreenProps {
  task: ActivityId;
  definition: InstrumentDefinition;
  run: QuestionnaireRun;
  /** Where the task stands, as it wrote it last; undefined before its first change. */
  state: unknown;
  /** Keeps where the task stands as plain JSON; with `complete` for good, as its raw record. */
  onChange: (data: unknown, complete: boolean) => void;
  /** To the next step; works once the task is complete. */
  onNext: () => void;
  /** Out of the run; what was kept so far stays. */
  onLeave: () => void;
  /** Language of the run: words and instructions stand in it. */
  language: Language;
  /** The line with 'Leave' and the progress, for the frame's `header`. */
  header: ReactNode;
}

export type ActivityScreen = ComponentType<ActivityScreenProps>;
