import { describe, expect, it } from 'vitest';
import { instruments } from '../../../src/lib/assessments/instruments.ts';
import { mayPromptAfterTest } from '../../../src/lib/upgrade/after-test.ts';

const offered = (supportFirst: boolean) =>
  instruments.flatMap(({ testId, forms }) =>
    forms
      .filter(({ form }) => mayPromptAfterTest({ testId, form, supportFirst }))
      .map(({ form }) => `${testId} ${form}`),
  );

describe('a prompt below a result', () => {
  it("stands only below an adult's own one, never about a child, another person or memory", () => {
    const below = offered(false);
    expect(below).toContain('focus_snapshot self');
    expect(below.filter((name) => /child|memory|informant|parent|teacher/.test(name))).toEqual([]);
  });

  it('never stands where the line about support comes first', () => {
    expect(offered(true)).toEqual([]);
  });
});
