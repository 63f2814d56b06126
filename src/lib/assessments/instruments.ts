import { attentionFlowInterview } from './attention-flow-interview.ts';
import { childFocusTracker } from './child-focus-tracker.ts';
import { delayChoice } from './delay-choice.ts';
import { focusSnapshot } from './focus-snapshot.ts';
import { focuscheckAdult } from './focuscheck-adult.ts';
import { focusTrack } from './focustrack.ts';
import { memoryCheck } from './memory-check.ts';
import { procrastinationPatterns } from './procrastination-patterns.ts';
import { psyprofileLite } from './psyprofile-lite.ts';
import { startBarriers } from './start-barriers.ts';
import type { InstrumentDefinition } from './types.ts';

/** Every test that can be taken, in the order of the catalogue. */
export const instruments: readonly InstrumentDefinition[] = [
  focusSnapshot,
  focuscheckAdult,
  childFocusTracker,
  attentionFlowInterview,
  focusTrack,
  psyprofileLite,
  procrastinationPatterns,
  startBarriers,
  delayChoice,
  memoryCheck,
];

/** The definition of a test, or undefined when there is no such test. */
export function findInstrument(testId: string): InstrumentDefinition | undefined {
  return instruments.find((instrument) => instrument.testId === testId);
}
