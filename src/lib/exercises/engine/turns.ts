import type { JudgedTrial, Source, TimedExercise } from '../contract.ts';
import { type TimedItem, type TimedRecord, withoutClock } from './timeline.ts';
import type { Turn } from './types.ts';

/** What the engine asks between two trials of a run: judge, feedback, next. */
export function turnsOf<Config, Item extends TimedItem, Trial extends JudgedTrial>(
  exercise: TimedExercise<Config, Item, Trial, object>,
  seed: string,
  config: Config,
): (last: TimedRecord | null) => Turn<Item> {
  const source: Source<Item, Trial> = exercise.source(seed, config);
  let item: Item | null = null;
  return (last) => {
    if (!last || !item) {
      item = source.next(null);
      return { feedback: null, item };
    }
    const trial = exercise.judge(item, last, config);
    const feedback = exercise.feedback(item, trial, config, false);
    item = source.next(trial);
    return { feedback, item };
  };
}

/** The same for a round of practice: a fixed list, its own feedback, nothing kept; at leisure without a clock. */
export function practiceTurns<Config, Item extends TimedItem, Trial extends JudgedTrial>(
  exercise: TimedExercise<Config, Item, Trial, object>,
  seed: string,
  config: Config,
  isUntimed: boolean,
): (last: TimedRecord | null) => Turn<Item> {
  const timed = exercise.practice(seed, config);
  const items = isUntimed ? timed.map(withoutClock) : timed;
  let index = -1;
  return (last) => {
    const item = items[index];
    const feedback =
      last && item ? exercise.feedback(item, exercise.judge(item, last, config), config, true) : null;
    index += 1;
    return { feedback, item: items[index] ?? null };
  };
}
