import type {
  JudgedTrial,
  SimulatedPress,
  StepAnswer,
  StepItem,
  SteppedExercise,
  StepRespondent,
  TimedExercise,
  TimedRespondent,
} from '../contract.ts';
import { roundTime } from '../engine/round-time.ts';
import type { TimedItem, TimedRecord } from '../engine/timeline.ts';
import { steppedRun } from '../stepped-run.ts';
import { type Person, personRng } from './person.ts';

const PERIOD_MS = 1000 / 60;
/** From the stamp of a frame to its paint. */
const PAINT_MS = 2;
const START_MS = 5000;

export interface Played<Config, Record> {
  readonly seed: string;
  readonly config: Config;
  readonly records: Record[];
}

/**
 * A timed run as it comes out of an engine that misses nothing, without the engine: fast enough for hundreds of runs.
 * Frames lie on a grid of 60 Hz.
 */
export function playTimed<Config, Item extends TimedItem, Trial extends JudgedTrial>(
  exercise: TimedExercise<Config, Item, Trial, object>,
  respondent: TimedRespondent<Item, Config>,
  seed: string,
  person: Person,
  config: Config,
): Played<Config, TimedRecord> {
  const rng = personRng(person, seed);
  const source = exercise.source(seed, config);
  const records: TimedRecord[] = [];
  let due = START_MS;
  let segment = 0;
  let item = source.next(null);
  while (item) {
    const presses = respondent.respond(item, person, rng, config);
    const { record, nextDue } = idealRecord(item, presses, due, segment);
    records.push(record);
    const trial = exercise.judge(item, record, config);
    const feedback = exercise.feedback(item, trial, config, false);
    due = item.timeline.lengthMs === null ? nextDue + (feedback?.ms ?? 0) : nextDue;
    const next: Item | null = source.next(trial);
    if (next && next.block !== item.block) {
      segment += 1;
      due += 10_000;
    }
    item = next;
  }
  return { seed, config, records };
}

/** The frame a change due at this time is committed in. */
const frameAt = (dueMs: number) => Math.ceil((dueMs - PERIOD_MS / 2) / PERIOD_MS) * PERIOD_MS;

function idealRecord(
  { timeline }: TimedItem,
  answers: readonly SimulatedPress[],
  due: number,
  segment: number,
): { record: TimedRecord; nextDue: number } {
  const start = frameAt(due);
  const frames = timeline.moments.map(({ at }) => frameAt(start + at));
  const target = frames[timeline.target] ?? start;
  const onset = target + PAINT_MS;
  const presses = answers
    .map(({ afterMs, area }) => ({
      t: roundTime(onset + afterMs),
      area,
      lag: 2,
      device: 'keyboard' as const,
    }))
    .filter(({ t }) => t >= start)
    .sort((a, b) => a.t - b.t);
  const closes = Math.min(
    timeline.openMs === null ? Number.POSITIVE_INFINITY : target + timeline.openMs,
    timeline.lengthMs === null ? Number.POSITIVE_INFINITY : due + timeline.lengthMs,
  );
  const answer = endingPress(timeline.end, timeline.areas, presses, onset);
  const end = frameAt(Math.min(closes, answer === null ? Number.POSITIVE_INFINITY : answer + PERIOD_MS));
  const came = frames.filter((frame) => frame <= end || frame === start);
  const kept = presses.filter(({ t }) => t <= end);
  const record: TimedRecord = {
    segment,
    frames: came.map(roundTime),
    onsets: came.map((frame) => roundTime(frame + PAINT_MS)),
    end: roundTime(end),
    hidden: roundTime(end + PAINT_MS),
    presses: kept,
    strays: presses.length - kept.length,
    dropped: 0,
    fault: null,
  };
  return { record, nextDue: timeline.lengthMs === null ? end + timeline.gapMs : due + timeline.lengthMs };
}

function endingPress(
  end: TimedItem['timeline']['end'],
  areas: number,
  presses: readonly { t: number; area: number }[],
  onset: number,
): number | null {
  if (end === 'deadline') return null;
  if (end === 'press') return presses[0]?.t ?? null;
  const after = presses.filter(({ t }) => t >= onset);
  if (end === 'answer') return after[0]?.t ?? null;
  const firsts = Array.from({ length: areas }, (_, area) => after.find((press) => press.area === area)?.t);
  return firsts.some((t) => t === undefined) ? null : Math.max(...firsts.map((t) => t ?? 0));
}

/** A self-paced run, answer by answer. */
export function playStepped<
  Config,
  Item extends StepItem,
  Answer extends StepAnswer,
  Trial extends JudgedTrial,
>(
  exercise: SteppedExercise<Config, Item, Answer, Trial, object>,
  respondent: StepRespondent<Item, Answer, Config>,
  seed: string,
  person: Person,
  config: Config,
): Played<Config, Answer> {
  const rng = personRng(person, seed);
  const run = steppedRun(exercise, seed, config);
  for (let item = run.item(); item; item = run.item()) {
    if (run.give(respondent.respond(item, person, rng, config)) === null) {
      throw new Error(`${exercise.id}: the respondent gave an answer that cannot be`);
    }
  }
  return { seed, config, records: [...run.answers()] };
}
