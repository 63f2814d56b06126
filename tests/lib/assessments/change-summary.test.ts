import { describe, expect, it } from 'vitest';
import { byChange, changeSummary, wholeChange } from '@/lib/assessments/change-summary';
import { type ComparedAttempt, type ComparedRow, compareAttempts } from '@/lib/assessments/compare';

const row = (
  id: string,
  earlier: number | null,
  later: number | null,
  needed: number | null = 15,
): ComparedRow => ({
  id,
  earlier,
  later,
  step: null,
  needed,
  change: null,
});

const attempt = (
  id: string,
  completedAt: string,
  domains: Record<string, number | null>,
): ComparedAttempt => ({
  id,
  test_id: 'delay_choice',
  instrument_version: '1.0.0',
  question_ids: [],
  form: 'self',
  language: 'en',
  completedAt,
  quality: { level: 'ok' },
  overall: 50,
  domains,
  answers: {},
  subject: null,
  run: null,
});
const definition = { kind: 'choices', domains: ['a', 'b', 'c'].map((id) => ({ id, prefix: id })) };
const compared = (later: string, numbers: Record<string, number | null>) =>
  changeSummary(
    compareAttempts(
      [
        attempt('1', '2026-01-01T09:00:00Z', { a: 50, b: 50, c: 50 }),
        attempt('2', later, { a: 50, b: 50, c: 50, ...numbers }),
      ],
      definition as never,
    ),
  );

describe('two results in one sentence', () => {
  it('name what changed enough, and whether anything else differs', () => {
    expect(compared('2026-03-01T09:00:00Z', { a: 28, b: 72, c: 52 })).toEqual({
      kind: 'described',
      lower: ['a'],
      higher: ['b'],
      others: true,
    });
  });

  it('have nothing else where the other numbers are the same or missing', () => {
    expect(compared('2026-03-01T09:00:00Z', { a: 20, c: null })).toMatchObject({
      lower: ['a'],
      others: false,
    });
  });

  it('name nothing where no change is large enough', () => {
    expect(compared('2026-03-01T09:00:00Z', { a: 45 })).toEqual({
      kind: 'described',
      lower: [],
      higher: [],
      others: true,
    });
  });

  it('tell the length between close ones, and the moment two weeks after the first', () => {
    expect(compared('2026-01-01T12:00:00Z', { a: 0 })).toEqual({
      kind: 'close',
      apart: 3 * 3_600_000,
      from: Date.parse('2026-01-15T09:00:00Z'),
    });
  });

  it('promise nothing where waiting does not mend it', () => {
    const [first, second] = [
      attempt('1', '2026-01-01T09:00:00Z', {}),
      { ...attempt('2', '2026-01-02T09:00:00Z', {}), language: 'de' },
    ];
    expect(changeSummary(compareAttempts([first, second], definition as never))).toEqual({ kind: 'none' });
  });
});

describe('a change in whole points', () => {
  it.each([
    [75, 50, -25],
    [38, 44.6, 7],
    [50, 50.4, 0],
    [62.5, 31.3, -32], // shown as 63 and 31
    [56.3, 39.6, -17], // shown as 56 and 39: a 40 would stand in the next zone
    [43.8, 31.2, -13],
    [null, 20, null],
  ])('from %s to %s is %s, the difference of the whole numbers shown', (earlier, later, points) => {
    expect(wholeChange(row('a', earlier, later))).toBe(points);
  });

  it('sorts rows: the largest first, equal ones as given, those without a number last', () => {
    const rows = [
      row('gap', null, 9),
      row('same', 1, 1),
      row('down', 30, 10),
      row('up', 10, 30),
      row('big', 0, 90),
    ];
    expect(byChange(rows, (each) => each).map(({ id }) => id)).toEqual(['big', 'down', 'up', 'same', 'gap']);
  });
});
