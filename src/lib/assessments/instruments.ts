import { childFocusTracker } from './child-focus-tracker.ts';
import { focusSnapshot } from './focus-snapshot.ts';
import { focusTrack } from './focustrack.ts';
import type { InstrumentDefinition } from './types.ts';

/** Every test that can be taken, in the order of the catalogue. */
export const instruments: readonly InstrumentDefinition[] = [focusSnapshot, childFocusTracker, focusTrack];

/** The definition of a test, or undefined when there is no such test. */
export function findInstrument(testId: string): InstrumentDefinition | undefined {
  return instruments.find((instrument) => instrument.testId === testId);
}
