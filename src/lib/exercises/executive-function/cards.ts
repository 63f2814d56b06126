/** A card matches a different key card (1 to 4) on each dimension; `fill` from the third level on. */
export const dimensions = ['color', 'shape', 'number', 'fill'] as const;
export type Dimension = (typeof dimensions)[number];
export type Card = Readonly<Record<Exclude<Dimension, 'fill'>, number>> & { readonly fill?: number };

const keys = [1, 2, 3, 4] as const;

/** The 24 cards without ambiguity (Nelson 1976, Cortex). */
export function allCards(withFill: boolean): Card[] {
  return keys.flatMap((color) =>
    keys
      .filter((shape) => shape !== color)
      .flatMap((shape) =>
        keys
          .filter((number) => number !== color && number !== shape)
          .map((number) => {
            const fill = 10 - color - shape - number;
            return withFill ? { color, shape, number, fill } : { color, shape, number };
          }),
      ),
  );
}

export interface SortState {
  /** Place in the cycle of rules. */
  readonly rule: number;
  /** Right answers in a row since the last change. */
  readonly run: number;
  readonly categories: number;
}

export const startSorting: SortState = { rule: 0, run: 0, categories: 0 };

export interface JudgedCard {
  readonly valid: true;
  readonly rule: Dimension;
  readonly correct: boolean;
  /** Wrong, and right by the rule before. */
  readonly perseverative: boolean;
  /** Wrong after three or more right in a row. */
  readonly setLoss: boolean;
  /** The rule changes after this card. */
  readonly completes: boolean;
}

const SET = 3;

/** One card further. The rule changes after `criterion` right answers in a row, without a word. */
export function sortCard(
  state: SortState,
  ruleOrder: readonly Dimension[],
  card: Card,
  choice: number,
  criterion: number,
): { readonly state: SortState; readonly judged: JudgedCard } {
  const ruleAt = (place: number) => ruleOrder[(place + ruleOrder.length) % ruleOrder.length] ?? 'color';
  const rule = ruleAt(state.rule);
  const correct = card[rule] === choice;
  const before = state.categories === 0 ? null : ruleAt(state.rule - 1);
  const run = correct ? state.run + 1 : 0;
  const completes = run >= criterion;
  const judged = {
    valid: true,
    rule,
    correct,
    perseverative: !correct && before !== null && card[before] === choice,
    setLoss: !correct && state.run >= SET,
    completes,
  } as const;
  const next = completes
    ? { rule: state.rule + 1, run: 0, categories: state.categories + 1 }
    : { ...state, run };
  return { state: next, judged };
}
