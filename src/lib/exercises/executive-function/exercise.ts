import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, shuffle } from '../../random.ts';
import type { Source, StepItem, SteppedExercise } from '../contract.ts';
import {
  allCards,
  type Card,
  type Dimension,
  dimensions,
  type JudgedCard,
  type SortState,
  sortCard,
  startSorting,
} from './cards.ts';
import { type SortMetrics, scoreSort, sortMetrics } from './score.ts';

const cardCount = 60;
const criterion = 6;
/** From the second level on the rule changes after so many right, at random. */
const looseCriterion = { min: 5, max: 8 } as const;
const fillLevel = 3;
/** Categories in a run that lead up a level, and those below which one goes down. */
const upFrom = 6;
const downBelow = 2;

export const variants = ['cards', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  level: z.int().check(z.gte(1), z.lte(fillLevel)),
});
type Config = z.infer<typeof configSchema>;

export interface SortItem extends StepItem {
  readonly card: Card;
  /** Not told to anybody. */
  readonly ruleOrder: readonly Dimension[];
  readonly criterion: number;
  readonly state: SortState;
}

const answerSchema = z.object({ tookMs: z.number(), choice: z.int().check(z.gte(1), z.lte(4)) });
type Answer = z.infer<typeof answerSchema>;

function rulesOf(level: number): readonly Dimension[] {
  return level >= fillLevel ? dimensions : dimensions.slice(0, 3);
}

/** All cards in turn, in a new order each time, none twice in a row. */
function deal(seed: string, level: number): Card[] {
  const rng = createRng(`${seed}:cards`);
  const all = allCards(level >= fillLevel);
  const cards: Card[] = [];
  while (cards.length < cardCount) {
    const next = shuffle(all, rng);
    if (next[0] !== cards.at(-1)) cards.push(...next);
  }
  return cards.slice(0, cardCount);
}

function source(seed: string, { level }: Config): Source<SortItem, JudgedCard> {
  const rng = createRng(`${seed}:criteria`);
  const ruleOrder = shuffle(rulesOf(level), createRng(`${seed}:rules`));
  const cards = deal(seed, level);
  const draw = () => (level === 1 ? criterion : pickInt(rng, looseCriterion.min, looseCriterion.max));
  let state = startSorting;
  let needed = draw();
  let index = -1;
  return {
    max: cardCount,
    next(last) {
      if (last) {
        const run = last.correct ? state.run + 1 : 0;
        state = last.completes
          ? { rule: state.rule + 1, run: 0, categories: state.categories + 1 }
          : { ...state, run };
        if (last.completes) needed = draw();
      }
      index += 1;
      const card = cards[index];
      return card ? { card, ruleOrder, criterion: needed, state, limitMs: null } : null;
    },
    levelEnd() {
      const { categories } = state;
      if (categories >= upFrom) return { level: Math.min(fillLevel, level + 1) };
      return { level: categories < downBelow ? Math.max(1, level - 1) : level };
    },
  };
}

export const exercise: SteppedExercise<Config, SortItem, Answer, JudgedCard, SortMetrics> = {
  id: 'executive-function',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, last }) => ({
    variant: variant === 'spoken' ? 'spoken' : 'cards',
    level: clamp(last?.level ?? 1, 1, fillLevel),
  }),
  answer: answerSchema,
  source,
  practice: () => [],
  fits: () => true,
  judge: ({ card, ruleOrder, criterion: needed, state }, { choice }) =>
    sortCard(state, ruleOrder, card, choice, needed).judged,
  metrics: sortMetrics,
  score: scoreSort,
};
