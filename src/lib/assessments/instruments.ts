import { focusSnapshot } from './focus-snapshot.ts';
import type { InstrumentDefinition } from './types.ts';

/** Every questionnaire that can be taken. */
export const instruments: readonly InstrumentDefinition[] = [focusSnapshot];

/** The definition of a test, or undefined when there is no such questionnaire. */
export function findInstrument(testId: string): InstrumentDefinition | undefined {
  return instruments.find((instrument) => instrument.testId === testId);
}
