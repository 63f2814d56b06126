import * as z from 'zod/mini';
import { type Language, languageCodes } from '../../config/languages.ts';
import { devices } from '../cognitive/engine/device.ts';
import { runModes } from './contract.ts';
import { wallTime } from './events.ts';

/** `left_early`: kept, and never scored. */
export const runStatuses = ['complete', 'left_early'] as const;
export type RunStatus = (typeof runStatuses)[number];

const screenClasses = ['phone', 'tablet', 'desktop'] as const;

const token = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const version = z.string().check(z.minLength(1), z.maxLength(20));
/** A run as it is handed in: what was asked follows from seed and settings, how well from the records. */
export const exerciseRunSchema = z.object({
  /** Made on the device when the run begins; the start that lets the person in has it, too. */
  id: z.uuidv4().check(z.toLowerCase()),
  exerciseId: token,
  variant: token,
  mode: z.enum(runModes),
  language: z.enum(languageCodes),
  /** What was answered with; a single switch sends what a keyboard sends. */
  deviceClass: z.enum(devices),
  screenClass: z.enum(screenClasses),
  taskVersion: version,
  scoringVersion: version,
  /** `seedOf` the run. */
  seed: z.string().check(z.minLength(1), z.maxLength(128)),
  /** What `configFor` gave. */
  config: z.record(z.string(), z.unknown()),
  /** Trials of a timed run, answers of a stepped one, entries of the others; in order. */
  records: z.array(z.unknown()),
  status: z.enum(runStatuses),
  /** Milliseconds since 1970, by the clock of the device. */
  startedAt: wallTime,
  endedAt: wallTime,
});

export interface ExerciseRun extends z.infer<typeof exerciseRunSchema> {
  readonly language: Language;
}

/** Every run has a seed of its own, which nobody chooses apart from its id. */
export const seedOf = (runId: string): string => runId.toLowerCase();

/** Length of a round in minutes, where the exercise has a choice of them; the start names it, too. */
export function minutesOfRun({ config }: Pick<ExerciseRun, 'config'>): number | null {
  return typeof config.minutes === 'number' && Number.isInteger(config.minutes) ? config.minutes : null;
}
