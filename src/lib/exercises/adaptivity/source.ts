import type { LevelEnd, Source } from '../contract.ts';

interface Steps<Item, Trial, State> {
  readonly count: number;
  readonly state: State;
  /** The item in this place; null ends the run early. */
  make(index: number, state: State): Item | null;
  after(state: State, trial: Trial, index: number): State;
  levelEnd(state: State): LevelEnd;
}

/** A source in which every trial may change what follows. */
export function stepSource<Item, Trial, State>(steps: Steps<Item, Trial, State>): Source<Item, Trial> {
  let { state } = steps;
  let index = -1;
  return {
    max: steps.count,
    next(last) {
      if (last) state = steps.after(state, last, index);
      index += 1;
      return index < steps.count ? steps.make(index, state) : null;
    },
    levelEnd: () => steps.levelEnd(state),
  };
}

interface Blocks<Item, Trial, Level> {
  readonly blocks: number;
  readonly level: Level;
  /** All trials together; needed where blocks differ in length. */
  readonly max?: number;
  /** All items of a block. */
  make(block: number, level: Level): readonly Item[];
  /** The level of the next block, from the trials of this one. */
  after(level: Level, trials: readonly Trial[], block: number): Level;
  levelEnd(level: Level): LevelEnd;
}

/** A source in which what follows changes between blocks alone. */
export function blockSource<Item, Trial, Level>(plan: Blocks<Item, Trial, Level>): Source<Item, Trial> {
  let { level } = plan;
  let block = 0;
  let items = plan.make(0, level);
  let done: Trial[] = [];
  const max = plan.max ?? items.length * plan.blocks;
  return {
    max,
    next(last) {
      if (last) done.push(last);
      if (done.length < items.length) return items[done.length] ?? null;
      level = plan.after(level, done, block);
      block += 1;
      done = [];
      items = block < plan.blocks ? plan.make(block, level) : [];
      return items[0] ?? null;
    },
    levelEnd: () => plan.levelEnd(level),
  };
}

/** Share of trials that are right, of those that count; 0 of none. */
export function accuracyOf(
  trials: readonly { readonly valid: boolean; readonly correct: boolean }[],
): number {
  const counted = trials.filter(({ valid }) => valid);
  return counted.length === 0 ? 0 : counted.filter(({ correct }) => correct).length / counted.length;
}
