import type { TimedExercise } from '../../src/lib/exercises/contract.ts';
import type { TimedItem } from '../../src/lib/exercises/engine/timeline.ts';
import { recompute } from '../../src/lib/exercises/recompute.ts';
import { runThroughEngine } from '../../src/lib/exercises/simulation/engine-run.ts';
import { people } from '../../src/lib/exercises/simulation/person.ts';
import { subjects } from '../../tests/lib/exercises/every-exercise.ts';
import type { Figure } from '../figures.ts';
import { trialsOff } from './trials-off.ts';

const rates = [60, 120] as const;
const seed = '0f8fad5b-d9cb-4d2f-a165-70867728950e';

/** Whole runs through the engine on screens of each rate: trials of which a moment came in another frame than planned. */
export function frameFigures(): Figure[] {
  const timed = subjects.filter(({ exercise }) => exercise.kind === 'timed');
  return rates.flatMap((refreshHz): Figure[] => {
    let trials = 0;
    let off = 0;
    for (const { facts, exercise, respondent } of timed) {
      const one = exercise as unknown as TimedExercise<object, TimedItem, never, object>;
      const variant = facts.variants[0] ?? '';
      const config = one.configFor({ variant, mode: 'train', run: 2, last: null, options: {} });
      const result = runThroughEngine(one, respondent, seed, people.average, config, { refreshHz });
      if (!result) throw new Error(`${facts.id}: the run did not end`);
      const worked = recompute(exercise, seed, config, result.records);
      if (!worked.ok) throw new Error(`${facts.id}: refused as ${worked.error}`);
      const items = worked.value.played.map(({ item }) => item as TimedItem);
      trials += items.length;
      off += trialsOff(items, result.records, 1000 / refreshHz).off;
    }
    return [
      { name: `${refreshHz} Hz, ${timed.length} timed exercises: trials`, value: trials, unit: '' },
      { name: `${refreshHz} Hz: of these off by a frame`, value: off, unit: '', budget: 0 },
    ];
  });
}
