import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimedRecord } from '../../../src/lib/exercises/engine/timeline.ts';
import { recompute } from '../../../src/lib/exercises/recompute.ts';
import { people } from '../../../src/lib/exercises/simulation/person.ts';
import { count } from '../../support/counts.ts';
import { outcomeOf, play, type Round, type Subject, subject, subjects } from './every-exercise.ts';

const refusalOf = ({ exercise }: Subject, { seed, config, records }: Round): string | null => {
  const result = recompute(exercise, seed, config, records);
  return result.ok ? null : result.error;
};
const withRecord = (round: Round, index: number, change: (record: never) => object): Round => ({
  ...round,
  records: round.records.map((record, i) =>
    i === index ? change(structuredClone(record) as never) : record,
  ),
});
/** Everything measured moves by the same time. */
const moved = (record: TimedRecord, ms: number): TimedRecord => ({
  ...record,
  frames: record.frames.map((t) => t + ms),
  onsets: record.onsets.map((t) => t && t + ms),
  end: record.end + ms,
  presses: record.presses.map((press) => ({ ...press, t: press.t + ms })),
});

const rounds = subjects.map((entry) => ({
  id: entry.facts.id,
  kind: entry.exercise.kind,
  entry,
  round: play(entry, 'truth', people.average),
}));
const timed = rounds.filter(({ kind }) => kind === 'timed');
const stepped = rounds.filter(({ kind }) => kind === 'stepped');

describe.each(rounds)('a run of $id', ({ entry, round }) => {
  it('gives the same metrics and score however often it is worked out', () => {
    expect(outcomeOf(entry, round)).toEqual(outcomeOf(entry, round));
  });

  it('is refused with settings that are none, with records that are none, and with too many of them', () => {
    expect(refusalOf(entry, { ...round, config: { variant: 'unknown' } })).toBe('bad_config');
    expect(refusalOf(entry, { ...round, records: [{ forged: 100 }] })).toBe('bad_records');
    expect(refusalOf(entry, { ...round, records: Array.from({ length: 2001 }, () => ({})) })).toBe(
      'too_many_records',
    );
    const result = recompute(entry.exercise, round.seed, round.config, 'not a list');
    expect(result).toEqual({ ok: false, error: 'bad_records' });
  });
});

describe.each([...timed, ...stepped])('a played run of $id', ({ entry, round }) => {
  it('cut short counts as left early and has no score', () => {
    const outcome = outcomeOf(entry, { ...round, records: round.records.slice(0, -1) });
    expect(outcome.complete).toBe(false);
    expect(outcome.score.score).toBeNull();
  });

  it('with one record more than the exercise has is refused', () => {
    const last = round.records.at(-1) as TimedRecord;
    const more = entry.exercise.kind === 'timed' ? moved(last, 1e6) : last;
    expect(refusalOf(entry, { ...round, records: [...round.records, more] })).toBe('too_many_records');
  });
});

describe.each(timed)('a timed run of $id', ({ entry, round }) => {
  it('with records doubled, reordered or squeezed in time is refused', () => {
    const [first, second, ...rest] = round.records as TimedRecord[];
    if (!first || !second) throw new Error('too short a run');
    expect(refusalOf(entry, { ...round, records: [first, first, ...rest] })).not.toBeNull();
    expect(refusalOf(entry, { ...round, records: [second, first, ...rest] })).not.toBeNull();
    const squeezed = [first, second, ...rest].map((record) => moved(record, -(record.frames[0] ?? 0) / 2));
    expect(refusalOf(entry, { ...round, records: squeezed })).not.toBeNull();
  });

  it('is refused where a trial begins before the gap after the last one is over', () => {
    const records = round.records as TimedRecord[];
    const place = records.findIndex((record, i) => {
      const next = records[i + 1];
      return next?.segment === record.segment && (next.frames[0] ?? 0) - record.end > 150;
    });
    // Where trials follow each other without a gap, the next one cannot begin before the end.
    const from = place === -1 ? 4 : place;
    const [before, after] = [records[from], records[from + 1]];
    if (!before || !after) throw new Error('too short a run');
    const gapMs = (after.frames[0] ?? 0) - before.end;
    const early = records.map((record, i) =>
      i > from ? moved(record, -(gapMs > 150 ? gapMs - 20 : 40)) : record,
    );
    expect(refusalOf(entry, { ...round, records: early })).toBe('too_early');
  });

  it('is refused where an onset or a press lies where it cannot', () => {
    const before = withRecord(round, 2, (record: TimedRecord) => ({
      ...record,
      onsets: record.onsets.map((t) => t && t - 500),
    }));
    expect(refusalOf(entry, before)).toBe('times_out_of_order');
    const outside = withRecord(round, 2, (record: TimedRecord) => ({
      ...record,
      presses: [{ t: record.end + 60_000, area: 0, lag: 1, device: 'keyboard' }],
    }));
    expect(refusalOf(entry, outside)).toBe('press_outside');
    const unknown = withRecord(round, 2, (record: TimedRecord) => ({
      ...record,
      presses: [{ t: record.end, area: 39, lag: 1, device: 'keyboard' }],
    }));
    expect(refusalOf(entry, unknown)).toBe('press_outside');
  });
});

describe.each(stepped)('a stepped run of $id', ({ entry, round }) => {
  it('is refused with a negative time', () => {
    expect(
      refusalOf(
        entry,
        withRecord(round, 1, (record: object) => ({ ...record, tookMs: -1 })),
      ),
    ).not.toBeNull();
  });
});

describe('impossible answers', () => {
  it('a tower moved from an empty peg, past the goal, or given up at once', () => {
    const entry = subject('tower-plan');
    const round = play(entry, 'truth', people.good);
    const moves = (list: { from: number; to: number; atMs: number }[]) =>
      refusalOf(
        entry,
        withRecord(round, 0, (record: object) => ({
          ...record,
          tookMs: list.at(-1)?.atMs ?? 0,
          moves: list,
        })),
      );
    expect(moves([])).toBe('impossible_answer');
    expect(
      moves([
        { from: 2, to: 2, atMs: 5 },
        { from: 2, to: 0, atMs: 6 },
        { from: 2, to: 0, atMs: 7 },
      ]),
    ).toBe('impossible_answer');
    const first = round.records[0] as { moves: { from: number; to: number; atMs: number }[] };
    expect(moves(first.moves)).toBeNull();
    expect(moves(first.moves.slice(0, -1))).toBe('impossible_answer');
    // Every put-back of a ball is a move, but not once the goal is reached.
    for (const peg of [0, 1, 2]) {
      const back = { from: peg, to: peg, atMs: (first.moves.at(-1)?.atMs ?? 0) + 500 };
      expect(moves([...first.moves, back])).toBe('impossible_answer');
    }
  });

  it('digits after the limit', () => {
    const entry = subject('digit-span');
    const round = play(entry, 'truth', people.good);
    const late = withRecord(round, 0, (record: object) => ({ ...record, tookMs: 60_000 }));
    expect(refusalOf(entry, late)).toBe('too_late');
  });

  it('a path that ends in the middle, or goes back in time', () => {
    const entry = subject('trail-switch');
    const round = play(entry, 'truth', people.good);
    const cut = withRecord(round, 0, (record: { taps: object[]; tookMs: number }) => ({
      ...record,
      taps: record.taps.slice(0, 5),
    }));
    expect(refusalOf(entry, cut)).toBe('impossible_answer');
    const back = withRecord(round, 0, (record: { taps: object[] }) => ({
      ...record,
      taps: record.taps.toReversed(),
    }));
    expect(refusalOf(entry, back)).toBe('impossible_answer');
  });
});

describe('onsets that the browser tells itself', () => {
  const entry = subject('flanker');
  const round = play(entry, 'truth', people.good);
  const presented = (record: TimedRecord): TimedRecord => ({
    ...record,
    presented: record.onsets.map((t) => t && t + 5),
  });
  const medianOf = (records: readonly object[]) => {
    const { metrics, quality } = outcomeOf(entry, { ...round, records });
    return { median: (metrics as { medianRtMs: number }).medianRtMs, onsetMethod: quality?.onsetMethod };
  };
  const records = round.records as TimedRecord[];
  const byStamp = medianOf(records);

  it('are taken for the whole run where every trial has one', () => {
    const found = medianOf(records.map(presented));
    expect(found.onsetMethod).toBe('presentation');
    expect(found.median).toBeCloseTo(byStamp.median - 5, 6);
  });

  it('are left where one trial lacks it: the stamps are used throughout', () => {
    const found = medianOf(records.map((record, i) => (i === 7 ? record : presented(record))));
    expect(found).toEqual({ ...byStamp, onsetMethod: 'stamp' });
  });

  it('are refused where they lie before the frame that asked for them, long after the trial, or miss a moment', () => {
    const told = (times: (record: TimedRecord) => (number | null)[]) =>
      refusalOf(
        entry,
        withRecord(round, 3, (record: TimedRecord) => ({ ...record, presented: times(record) })),
      );
    expect(told(({ onsets }) => onsets)).toBeNull();
    expect(told(({ frames }) => frames.map((frame) => frame - 100))).toBe('times_out_of_order');
    expect(told(({ frames, end }) => frames.map(() => end + 60_000))).toBe('times_out_of_order');
    expect(told(({ onsets }) => onsets.slice(1))).toBe('times_out_of_order');
  });
});

describe('a run with fewer than four of five valid trials', () => {
  it('keeps its metrics and has no score', () => {
    const entry = subject('stroop');
    const round = play(entry, 'truth', people.good);
    const spoilt = (upTo: number) =>
      outcomeOf(entry, {
        ...round,
        records: round.records.map((record, i) => (i < upTo ? { ...record, fault: 'unobserved' } : record)),
      });
    // Deadlines follow what is valid, so only the end of the first block is spoilt.
    expect(spoilt(20).score.score).not.toBeNull();
    const { score, complete, metrics } = spoilt(40);
    expect(complete).toBe(true);
    expect(score.score).toBeNull();
    expect((metrics as { medianRtMs: number }).medianRtMs).toBeGreaterThan(0);
  });
});

/** Any value in any place of the records of a run. */
const anything = fc.oneof(
  fc.constant(null),
  fc.constant('x'),
  fc.constant(-1),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer({ min: 0, max: 12 }),
  fc.boolean(),
  fc.constant([]),
  fc.constant({}),
);

function spoil(value: unknown, path: readonly number[], next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return next;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return next;
  const inner = spoil((value as Record<string, unknown>)[key], rest, next);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

describe.each(rounds)('whatever stands in the records of $id', ({ entry, round }) => {
  it('a run is refused or scored from 0 to 100, and nothing breaks', () => {
    const place = fc.array(fc.nat(2000), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(place, anything, (path, next) => {
        const records = spoil(round.records, path, next);
        const result = recompute(entry.exercise, round.seed, round.config, records);
        if (!result.ok) return;
        const { score, raw } = result.value.score;
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        expect(Number.isNaN(raw)).toBe(false);
      }),
      { numRuns: count(60, 2000) },
    );
  });
});
