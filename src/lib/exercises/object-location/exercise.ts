import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, shuffle } from '../../random.ts';
import { blockSource } from '../adaptivity/source.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { type LocationMetrics, locationMetrics, scoreLocation } from './score.ts';

const sets = 3;
export const spotCount = 12;
export const objectCount = 24;
const studyMs = 4000;
const fillerMs = 30_000;
const startObjects = 3;
const bounds = { min: 2, max: 10 } as const;
/** What helps to keep a place: something about it, a reason, a picture in mind. */
const cueTypes = ['feature', 'reason', 'picture'] as const;

export interface PlacedObject {
  readonly objectId: number;
  readonly spot: number;
  readonly cueType: (typeof cueTypes)[number];
}

export const variants = ['room'] as const;
const delayedSchema = z.object({
  seed: z.string().check(z.minLength(1), z.maxLength(80)),
  set: z.int().check(z.gte(0), z.lt(sets)),
  count: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
const configSchema = z.object({
  variant: z.enum(variants),
  objects: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
  /** A set of the day before to be placed again; null for a usual run. */
  delayed: z.nullable(delayedSchema),
});
type Config = z.infer<typeof configSchema>;
export type DelayedSet = z.infer<typeof delayedSchema>;

/** The settings of a run that was stored; null where they are of another kind. */
export function readLocationRun(config: unknown): Config | null {
  const read = configSchema.safeParse(config);
  return read.success ? read.data : null;
}

export interface LocationItem extends StepItem {
  readonly block: number;
  /** The whole set, in the order of study. */
  readonly set: readonly PlacedObject[];
  /** The one to place now. */
  readonly placed: PlacedObject;
  /** Study and a pause before the first of a set. */
  readonly presentMs: number;
}

const answerSchema = z.object({ tookMs: z.number(), spot: z.int().check(z.gte(0), z.lt(spotCount)) });
type Answer = z.infer<typeof answerSchema>;

export interface JudgedPlace {
  readonly valid: true;
  readonly block: number;
  readonly setSize: number;
  readonly correct: boolean;
}

function drawSet(seed: string, set: number, count: number): PlacedObject[] {
  const rng = createRng(`${seed}:${set}`);
  const numbers = (end: number) => Array.from({ length: end }, (_, i) => i);
  // Every set has objects of its own: a third of all.
  const own = shuffle(numbers(objectCount), createRng(seed));
  const third = own.filter((_, i) => i % sets === set);
  const objects = [...third, ...own.filter((object) => !third.includes(object))].slice(0, count);
  const spots = shuffle(numbers(spotCount), rng);
  return objects.map((objectId, i) => ({
    objectId,
    spot: spots[i] ?? 0,
    cueType: cueTypes[i % cueTypes.length] ?? 'feature',
  }));
}

function setItems(
  seed: string,
  set: number,
  count: number,
  block: number,
  isDelayed: boolean,
): LocationItem[] {
  const placed = drawSet(seed, set, count);
  const order = shuffle(placed, createRng(`${seed}:${set}:order`));
  return order.map((object, i) => ({
    block,
    set: placed,
    placed: object,
    presentMs: i === 0 && !isDelayed ? studyMs * placed.length + fillerMs : 0,
    limitMs: null,
  }));
}

/** A whole set: one object more; below half: one fewer. */
function nextCount(count: number, trials: readonly JudgedPlace[]): number {
  const right = trials.filter(({ correct }) => correct).length;
  if (right === trials.length) return Math.min(bounds.max, count + 1);
  return 2 * right < trials.length ? Math.max(bounds.min, count - 1) : count;
}

export const exercise: SteppedExercise<Config, LocationItem, Answer, JudgedPlace, LocationMetrics> = {
  id: 'object-location',
  kind: 'stepped',
  config: configSchema,
  configFor({ last, options }) {
    const delayed = configSchema.shape.delayed.safeParse(options.delayed ?? null);
    return {
      variant: 'room',
      objects: clamp(last?.objects ?? startObjects, bounds.min, bounds.max),
      delayed: delayed.success ? delayed.data : null,
    };
  },
  answer: answerSchema,
  source: (seed, { objects, delayed }) =>
    blockSource<LocationItem, JudgedPlace, number>({
      blocks: delayed ? 1 : sets,
      max: sets * bounds.max,
      level: objects,
      make: (block, count) =>
        delayed
          ? setItems(delayed.seed, delayed.set, delayed.count, 0, true)
          : setItems(seed, block, count, block, false),
      after: (count, trials) => (delayed ? count : nextCount(count, trials)),
      levelEnd: (count) => ({ objects: count }),
    }),
  practice: (seed) => setItems(`${seed}:practice`, 0, bounds.min, 0, false),
  fits: () => true,
  judge: ({ block, set, placed }, { spot }) => ({
    valid: true,
    block,
    setSize: set.length,
    correct: spot === placed.spot,
  }),
  metrics: (trials, { delayed }) => locationMetrics(trials, delayed !== null),
  score: scoreLocation,
};
