import { describe, expect, it } from 'vitest';
import { presentedRecords } from '../../../src/components/trial-stage/with-presentation.ts';
import { roundTime } from '../../../src/lib/exercises/engine/round-time.ts';
import { type TimedRecord, timedRecordSchema } from '../../../src/lib/exercises/engine/timeline.ts';
import type { ExerciseRun } from '../../../src/lib/exercises/run.ts';
import { personKinds } from '../../../src/lib/exercises/simulation/person.ts';
import { subjects } from './every-exercise.ts';
import { sentRun } from './sent-run.ts';

const id = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';
const mostBytes = 60_000;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const runs = subjects.flatMap(({ facts: { id: exercise, variants } }) =>
  variants.map((variant) => ({ exercise, variant })),
);

/** As long as it takes to read, to practise and to be called away: stamps have a figure more then. */
const openMs = 1_234_567.89;

/** The run on a page that was open for long, in a browser that tells when each moment was presented. */
function asLongAsCanBe(run: ExerciseRun): ExerciseRun {
  const timed = timedRecordSchema.safeParse(run.records[0]).success;
  if (!timed) return run;
  const late = (ms: number) => roundTime(ms + openMs);
  const records = (run.records as readonly TimedRecord[]).map((record) => ({
    ...record,
    frames: record.frames.map(late),
    onsets: record.onsets.map((ms) => (ms === null ? null : late(ms))),
    end: late(record.end),
    hidden: record.hidden === null ? null : late(record.hidden),
    presses: record.presses.map((press) => ({ ...press, t: late(press.t), lag: 3.41 })),
  }));
  const marks = {
    ready: () => {},
    show: () => {},
    hide: () => {},
    stop: () => {},
    of: (trial: number) => (records[trial]?.onsets ?? []).map((ms) => (ms === null ? null : ms + 1 / 3)),
  };
  return { ...run, records: [...presentedRecords(records, marks)] };
}

describe.each(runs)('a run of $exercise, $variant', ({ exercise, variant }) => {
  it(`is sent in ${mostBytes / 1000} kB at most, whoever played it and in whatever browser`, () => {
    const sizes = personKinds.map((kind) => bytesOf(asLongAsCanBe(sentRun(exercise, id, { variant, kind }))));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
  });
});
