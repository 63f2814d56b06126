import type { LoadedItems } from '@/content/items/load-items';
import type { RunRules } from '@/lib/assessments/run-state';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { RunSession, RunSnapshot } from './run-session';
import type { Moves } from './use-moves';

/** What the screen of a step works with. */
export interface StepView {
  definition: InstrumentDefinition;
  rules: RunRules;
  session: RunSession;
  snapshot: RunSnapshot;
  items: LoadedItems;
  moves: Moves;
  onLeave: () => void;
}
