import { describe, expect, it } from 'vitest';
import { instruments } from '../../../src/lib/assessments/instruments.ts';
import { isSafetyQuestion, safetyQuestions } from '../../../src/lib/assessments/safety-questions.ts';
import { readEnglishItems } from './english-items.ts';

const items = instruments.filter(({ selection }) => selection.total > 0).flatMap(readEnglishItems);

describe('questions about safety', () => {
  it('are questions of the banks that are still asked', () => {
    const asked = items.filter(({ id, active }) => active && isSafetyQuestion(id)).map(({ id }) => id);
    expect(asked.sort()).toEqual([...safetyQuestions].sort());
  });

  it('are about what can hurt somebody, as they are worded', () => {
    const worded = items.filter(({ id }) => isSafetyQuestion(id)).map((item) => JSON.stringify(item));
    for (const text of worded) expect(text).toMatch(/street|unsafe|safety|dare|stove|pill|medicine/);
  });
});
