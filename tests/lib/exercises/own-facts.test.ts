import { describe, expect, it } from 'vitest';
import type { RecallPair } from '../../../src/lib/exercises/own-words.ts';
import { exercise, readRecallRun } from '../../../src/lib/exercises/word-recall/exercise.ts';
import { byNeed, factChanges, faultOf } from '../../../src/lib/exercises/word-recall/own-facts.ts';

describe('a fact of one’s own', () => {
  it.each(['Ines', 'Haus 12', '1954', 'お隣', 'O’Neill & sons', 'Pinar', 'x'.repeat(80)])(
    '%s is taken',
    (text) => {
      expect(faultOf(text)).toBeNull();
    },
  );

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(81), 'tooLong'],
    ['y'.repeat(201), 'tooLong'],
    ['<b>Ines</b>', 'notPlain'],
    ['a > b', 'notPlain'],
    ['one\ntwo', 'notPlain'],
    ['turned \u202e round', 'notPlain'],
    ['PIN of my card', 'secret'],
    ['mein Passwort', 'secret'],
    ['銀行の暗証番号', 'secret'],
    ['4111 1111 1111 1111', 'secret'],
  ])('%j is refused as %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});

const fact = (id: string, best_delay_s: number | null): RecallPair => ({
  id,
  prompt: 'Neighbour',
  answer: 'Ines',
  best_delay_s,
  learned_at: null,
  kept: null,
});

it('those that are known least come first', () => {
  const list = [fact('a', 60), fact('b', null), fact('c', 15), fact('d', null)];
  expect(byNeed(list).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
});

describe('what a run changes of facts', () => {
  const pairs = [{ id: 'a' }, { id: 'b' }];
  const at = '2026-11-23T10:00:00.000Z';

  it('is the longest pause of those that were learned, to be asked for again', () => {
    const metrics = { bestDelayS: [120, null], known: [] };
    expect(factChanges({ isCheck: false, pairs }, metrics, at)).toEqual([
      { id: 'a', change: { best_delay_s: 120, learned_at: at, kept: null } },
    ]);
  });

  it('is on a later day whether they were known', () => {
    expect(factChanges({ isCheck: true, pairs }, { bestDelayS: [], known: [true, false] }, at)).toEqual([
      { id: 'a', change: { kept: true } },
      { id: 'b', change: { kept: false } },
    ]);
  });
});

describe('a check on a later day', () => {
  const start = { variant: 'own', mode: 'train', run: 2, last: { pairs: 6 } } as const;
  const config = exercise.configFor({
    ...start,
    options: { isCheck: true, mode: 'choice', pairs: [{ id: 'a', answer: 'Ines' }] },
  });

  it('asks for a single fact, too, typed as there is nothing to choose among', () => {
    expect(config).toMatchObject({ isCheck: true, mode: 'typed', level: 6, pairs: [{ id: 'a' }] });
    expect(exercise.config.safeParse(config).success).toBe(true);
    expect(exercise.config.safeParse({ ...config, isCheck: false }).success).toBe(false);
    expect(readRecallRun(config)?.pairs).toEqual([{ id: 'a', answer: 'Ines' }]);
  });

  it('leaves the number of pairs as it was, and tells which were known', () => {
    const source = exercise.source('seed', config);
    const item = source.next(null);
    expect(item).toMatchObject({ kind: 'prompt', pair: 0 });
    if (!item) return;
    const trial = exercise.judge(item, { tookMs: 2000, answer: 'ines', choice: null }, config);
    expect(source.next(trial)).toBeNull();
    expect(source.levelEnd()).toEqual({ pairs: 6 });
    expect(exercise.metrics([trial], config)).toMatchObject({ kept: 1, known: [true], accuracy: null });
  });
});
