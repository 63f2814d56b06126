import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, evaluateCondition, parseCondition } from '../../../src/lib/reports/condition.ts';

const ids = ['a', 'b_dim', 'c3'];

function value(text: string, scores: Record<string, number> = {}): boolean | string {
  const parsed = parseCondition(text, ids);
  return parsed.ok ? evaluateCondition(parsed.value, scores) : parsed.error.code;
}

/** Random trees, their text and their meaning, built side by side. */
type Scores = Record<string, number>;
type Sample = { text: string; holds: (scores: Scores) => boolean };
const operand = fc.oneof(
  fc
    .constantFrom(...ids, 'overall')
    .map((id) => ({ text: id, of: (s: Record<string, number>) => s[id] ?? 0 })),
  fc.integer({ min: 0, max: 100 }).map((n) => ({ text: String(n), of: () => n })),
);
const compare: Record<string, (l: number, r: number) => boolean> = {
  '>=': (l, r) => l >= r,
  '<=': (l, r) => l <= r,
  '>': (l, r) => l > r,
  '<': (l, r) => l < r,
  '==': (l, r) => l === r,
  '!=': (l, r) => l !== r,
};
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(operand, fc.constantFrom(...Object.keys(compare)), operand).map(([l, op, r]) => ({
      text: `${l.text} ${op} ${r.text}`,
      holds: (s: Scores) => compare[op]?.(l.of(s), r.of(s)) ?? false,
    })),
    fc.tuple(tie('sample'), fc.constantFrom('and', '&&', 'AND'), tie('sample')).map(([l, op, r]) => ({
      text: `(${l.text}) ${op} (${r.text})`,
      holds: (s: Scores) => l.holds(s) && r.holds(s),
    })),
    fc.tuple(tie('sample'), fc.constantFrom('or', '||', 'Or'), tie('sample')).map(([l, op, r]) => ({
      text: `(${l.text})${op}(${r.text})`,
      holds: (s: Scores) => l.holds(s) || r.holds(s),
    })),
    fc.tuple(fc.constantFrom('not', '!'), tie('sample')).map(([op, inner]) => ({
      text: `${op}(${inner.text})`,
      holds: (s: Scores) => !inner.holds(s),
    })),
  ),
}));
const scoresArbitrary = fc.dictionary(fc.constantFrom(...ids, 'overall'), fc.integer({ min: 0, max: 100 }));

describe('a condition', () => {
  it('means what its tree means', () => {
    fc.assert(
      fc.property(sample, scoresArbitrary, ({ text, holds }, scores) => {
        fc.pre(text.length <= 300);
        expect(value(text, scores)).toBe(holds(scores));
      }),
    );
  });

  it('is read or refused, never thrown, for any text', () => {
    const words = fc.constantFrom(
      'a',
      'b_dim',
      'overall',
      'x',
      '70',
      '7.5',
      'and',
      'NOT',
      'or',
      '(',
      ')',
      '>=',
      '!',
      '&&',
      '=',
      '.',
      ' ',
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 310 }),
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.array(words).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseCondition(text, ids);
        expect(typeof (parsed.ok ? evaluateCondition(parsed.value, {}) : parsed.error.code)).toMatch(
          /boolean|string/,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('binds not before and, and before or', () => {
    expect(value('a == 0 or a == 0 and a == 1')).toBe(true);
    expect(value('(a == 0 or a == 0) and a == 1')).toBe(false);
    expect(value('not a == 1 and a == 1')).toBe(false);
    expect(value('not (a == 1 and a == 1)')).toBe(true);
  });

  it('says where the text stops making sense', () => {
    const at = (text: string) => {
      const parsed = parseCondition(text, ids);
      return parsed.ok || parsed.error.code !== 'syntax' ? null : parsed.error.at;
    };
    expect(['a = 1', 'a >= 1 b', 'a >=', 'a', ''].map(at)).toEqual([2, 7, 4, 1, 0]);
  });

  it('names an undeclared dimension', () => {
    expect(parseCondition('a > 1 or atention > 2', ids)).toEqual({
      ok: false,
      error: { code: 'undeclared_name', name: 'atention' },
    });
    expect(value('constructor > 1')).toBe('undeclared_name');
  });

  it('is refused past 300 characters and past 20 nested brackets or nots', () => {
    const pad = (length: number) => `${' '.repeat(length - 5)}a > 1`;
    expect([value(pad(300)), value(pad(301))]).toEqual([false, 'too_long']);
    const brackets = (n: number) => `${'('.repeat(n)}a == 0${')'.repeat(n)}`;
    expect([value(brackets(20)), value(brackets(21))]).toEqual([true, 'too_deep']);
    expect([value(`${'!'.repeat(20)} a == 0`), value(`${'!'.repeat(21)} a == 0`)]).toEqual([
      true,
      'too_deep',
    ]);
    expect(value(`${'('.repeat(150)}${')'.repeat(150)}`)).toBe('too_deep');
  });

  it('takes a missing dimension as 0, also one named like a property of every object', () => {
    const parsed = parseCondition('tostring == 0', ['tostring']);
    expect(parsed.ok && evaluateCondition(parsed.value as Condition, {})).toBe(true);
    expect(value('a == 0 and overall == 0')).toBe(true);
  });
});
