import { describe, expect, it } from 'vitest';
import { type DueFacts, dueChecks } from '../../../src/lib/exercises/due-checks.ts';
import type { Commitment, RecallPair } from '../../../src/lib/exercises/own-words.ts';

const now = Date.parse('2026-11-23T09:00:00Z');
const dueAt = '2026-11-23T08:00:00Z';

const commitment = (more: Partial<Commitment>): Commitment => ({
  id: 'a',
  kind: 'if_then',
  status: 'active',
  goal: null,
  outcome: null,
  obstacle: null,
  action: 'I take out the folder',
  confidence: null,
  due_at: dueAt,
  want: null,
  should: null,
  cue: 'If the kettle boils',
  met: [],
  checks: [],
  started_at: '2026-11-20T09:00:00Z',
  ...more,
});
const bundle = (more: Partial<Commitment>) =>
  commitment({
    kind: 'bundle',
    action: null,
    due_at: null,
    want: 'the podcast',
    should: 'the ironing',
    ...more,
  });
const pair = (more: Partial<RecallPair>): RecallPair => ({
  id: 'p',
  prompt: 'Code of the gate',
  answer: '1712',
  best_delay_s: 120,
  learned_at: '2026-11-22T20:00:00Z',
  kept: null,
  ...more,
});
const due = (facts: Partial<DueFacts>) =>
  dueChecks({
    commitments: [],
    pairs: [],
    now,
    dayOf: (ms) => new Date(ms).toISOString().slice(0, 10),
    ...facts,
  });

describe('what is to be checked', () => {
  it('is an if-then plan from its time on, until somebody said what came of it', () => {
    expect(due({ commitments: [commitment({})] })).toEqual([
      { exerciseId: 'if-then-plan', words: ['I take out the folder'] },
    ]);
    expect(due({ commitments: [commitment({})], now: now - 7_200_000 })).toEqual([]);
    const checks = [{ at: now, dueAt: Date.parse(dueAt), kept: false }];
    expect(due({ commitments: [commitment({ checks })] })).toEqual([]);
    const before = [{ at: now, dueAt: Date.parse(dueAt) - 1, kept: true }];
    expect(due({ commitments: [commitment({ checks: before })] })).toHaveLength(1);
  });

  it('is a bundle that was made before today and not noted today', () => {
    expect(due({ commitments: [bundle({})] })).toEqual([
      { exerciseId: 'temptation-bundle', words: ['the ironing'] },
    ]);
    expect(due({ commitments: [bundle({ started_at: '2026-11-23T07:00:00Z' })] })).toEqual([]);
    expect(due({ commitments: [bundle({ checks: [{ at: now, day: '2026-11-23', kept: true }] })] })).toEqual(
      [],
    );
    expect(
      due({ commitments: [bundle({ checks: [{ at: now, day: '2026-11-22', kept: true }] })] }),
    ).toHaveLength(1);
  });

  it('is a fact learned before today that nobody asked about, by its prompt alone', () => {
    expect(due({ pairs: [pair({})] })).toEqual([
      { exerciseId: 'word-recall', variant: 'own', words: ['Code of the gate'] },
    ]);
    expect(due({ pairs: [pair({ learned_at: '2026-11-23T07:00:00Z' })] })).toEqual([]);
    expect(due({ pairs: [pair({ kept: false })] })).toEqual([]);
    expect(due({ pairs: [pair({ learned_at: null })] })).toEqual([]);
  });

  it('is nothing that has ended', () => {
    expect(due({ commitments: [commitment({ status: 'ended' }), bundle({ status: 'ended' })] })).toEqual([]);
  });
});
