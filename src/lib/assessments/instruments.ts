import { type TestId, testIds } from './catalogue.ts';
import { attentionFlowInterview } from './tests/attention-flow-interview/definition.ts';
import { childFocusTracker } from './tests/child-focus-tracker/definition.ts';
import { delayChoice } from './tests/delay-choice/definition.ts';
import { focusSnapshot } from './tests/focus-snapshot/definition.ts';
import { focuscheckAdult } from './tests/focuscheck-adult/definition.ts';
import { focusTrack } from './tests/focustrack/definition.ts';
import { memoryCheck } from './tests/memory-check/definition.ts';
import { procrastinationPatterns } from './tests/procrastination-patterns/definition.ts';
import { psyprofileLite } from './tests/psyprofile-lite/definition.ts';
import { startBarriers } from './tests/start-barriers/definition.ts';
import type { InstrumentDefinition } from './types.ts';

/** The definition of every test of the catalogue. */
const definitions: { readonly [id in TestId]: InstrumentDefinition & { readonly testId: id } } = {
  focus_snapshot: focusSnapshot,
  focuscheck_adult_screening: focuscheckAdult,
  child_focus_tracker: childFocusTracker,
  attention_flow_interview: attentionFlowInterview,
  focustrack_attention_test: focusTrack,
  psyprofile_lite: psyprofileLite,
  procrastination_patterns: procrastinationPatterns,
  start_barriers: startBarriers,
  delay_choice: delayChoice,
  memory_check: memoryCheck,
};

/** Every test that can be taken, in the order of the catalogue. */
export const instruments: readonly InstrumentDefinition[] = testIds.map((id) => definitions[id]);

/** The definition of a test, or undefined when there is no such test. */
export function findInstrument(testId: string): InstrumentDefinition | undefined {
  return instruments.find((instrument) => instrument.testId === testId);
}

/** The definition of a test this function of the server takes; undefined for every other test. */
export function findSubmitted(
  by: InstrumentDefinition['submit'],
): (testId: string) => InstrumentDefinition | undefined {
  return (testId) => instruments.find((each) => each.testId === testId && each.submit === by);
}
