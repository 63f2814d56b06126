import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { burstFormSchema, minutesOf } from '../../../src/lib/cognitive/burst-form.ts';

const sound = { task: 'Read', firstStep: '', length: '25', otherMinutes: '', mood: null };

function faults(form: Partial<typeof sound>): Record<string, string> {
  const parsed = z.safeParse(burstFormSchema, { ...sound, ...form });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a focus burst', () => {
  it('needs a task and a length, and says both at once', () => {
    expect(faults({ task: '  ', length: 'other' })).toEqual({
      task: 'training:burst.taskRequired',
      otherMinutes: 'training:burst.minutesInvalid',
    });
  });

  it('holds task and first step to what is kept', () => {
    expect(faults({ task: 'x'.repeat(120), firstStep: 'x'.repeat(200) })).toEqual({});
    expect(faults({ task: 'x'.repeat(121), firstStep: 'x'.repeat(201) })).toEqual({
      task: 'common:words.tooLong',
      firstStep: 'common:words.tooLong',
    });
  });

  it('takes whole minutes from 1 to 120 and nothing else', () => {
    const read = (otherMinutes: string) => minutesOf({ length: 'other', otherMinutes });
    expect(['1', ' 120 ', '0', '121', '2.5', 'ten', ''].map(read)).toEqual([
      1,
      120,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
