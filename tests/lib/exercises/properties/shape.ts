import { expect } from 'vitest';
import type { PlayedTrial, RunOutcome } from '../../../../src/lib/exercises/recompute.ts';

/** What must hold for the trials of every run of an exercise; `items` in order, of one seed. */
export interface Properties<Item> {
  /** Settings to look at beside the usual ones. */
  readonly setups?: readonly {
    readonly mode?: 'train' | 'test';
    readonly variant?: string;
    readonly run?: number;
    readonly options?: Readonly<Record<string, unknown>>;
  }[];
  check(
    items: readonly Item[],
    config: Readonly<Record<string, unknown>>,
    played: readonly PlayedTrial[],
  ): void;
}

export function byBlock<Item extends { readonly block: number }>(items: readonly Item[]): Item[][] {
  const blocks = new Map<number, Item[]>();
  for (const item of items) blocks.set(item.block, [...(blocks.get(item.block) ?? []), item]);
  return [...blocks.values()];
}

export function tally<Item>(items: readonly Item[], kind: (item: Item) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[String(kind(item))] = (counts[String(kind(item))] ?? 0) + 1;
  return counts;
}

/** Never more than `max` of a kind one after the other. */
export function expectRuns<Item>(items: readonly Item[], kind: (item: Item) => unknown, max: number): void {
  let length = 0;
  for (const [i, item] of items.entries()) {
    const before = items[i - 1];
    length = before !== undefined && kind(before) === kind(item) ? length + 1 : 1;
    if (length > max) expect.fail(`${length} of ${String(kind(item))} in a row, the last in place ${i}`);
  }
}

/** Every side as often as every other, within one, in each condition. */
export function expectBalance<Item>(
  items: readonly Item[],
  condition: (item: Item) => unknown,
  side: (item: Item) => unknown,
): void {
  for (const name of Object.keys(tally(items, condition))) {
    const counts = Object.values(
      tally(
        items.filter((item) => String(condition(item)) === name),
        side,
      ),
    );
    expect(Math.max(...counts) - Math.min(...counts), `sides of ${name}`).toBeLessThanOrEqual(1);
  }
}

export function expectNoTwins<Item>(items: readonly Item[], look: (item: Item) => unknown): void {
  for (const [i, item] of items.entries()) {
    const before = items[i - 1];
    if (before !== undefined && look(before) === look(item))
      expect.fail(`${String(look(item))} twice in a row, place ${i}`);
  }
}

/** What must hold for an exercise whose run is a log: sessions by the clock, forms. */
export interface LogProperties<Config = never> {
  readonly setups?: readonly {
    readonly variant?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }[];
  check(
    round: { readonly seed: string; readonly config: Config; readonly records: readonly object[] },
    outcome: RunOutcome,
  ): void;
  /** Changes that make a run impossible, with the code of the refusal. */
  readonly impossible: readonly {
    readonly as: string;
    change(records: readonly object[]): readonly object[];
  }[];
}
