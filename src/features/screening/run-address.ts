import type { InstrumentDefinition } from '@/lib/assessments/types';

/** Names the run in the address, so that reload, the back button and a second tab find it. */
export const runParam = 'run';

export function runAddress(definition: Pick<InstrumentDefinition, 'route'>, attemptId: string): string {
  return `${definition.route}?${runParam}=${attemptId}`;
}

/** State of the navigation to the intro that 'Retake Assessment' makes. */
export interface IntroState {
  retake?: boolean;
}
