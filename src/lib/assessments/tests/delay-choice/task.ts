import * as z from 'zod/mini';
import {
  type DelayChoiceState,
  delayChoiceResult,
  startDelayChoice,
} from '../../../cognitive/delay-choice.ts';
import { err, ok, type Result } from '../../../result.ts';
import type { ActivityScore } from '../../activity-scorers.ts';

const recordSchema = z.strictObject({
  seed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  order: z.array(z.number()).check(z.maxLength(10)),
  nowSides: z.array(z.enum(['left', 'right'])).check(z.maxLength(60)),
  answers: z.array(z.enum(['now', 'later'])).check(z.maxLength(60)),
});

/**
 * Scores a finished run of the delay choice; its raw record is the state of the task (`DelayChoiceState`). Order and
 * sides must be those of the seed, and all pairs answered. Result: `DelayChoiceResult`. The domain is null when the
 * answers do not hang together; the attempt is stored all the same.
 */
export function scoreDelayChoice(raw: unknown): Result<ActivityScore, string> {
  const record = z.safeParse(recordSchema, raw);
  if (!record.success) return err('bad_record');
  const { seed, answers } = record.data;
  const start = startDelayChoice(seed);
  const sameList = (a: readonly unknown[], b: readonly unknown[]) => a.join() === b.join();
  if (!sameList(start.order, record.data.order) || !sameList(start.nowSides, record.data.nowSides)) {
    return err('other_order');
  }
  if (answers.length !== start.nowSides.length) return err('incomplete');
  const state: DelayChoiceState = { ...start, answers };
  const result = delayChoiceResult(state);
  if (result === null) return err('incomplete');
  return ok({ result, domains: { sooner_preference: result.soonerPreference } });
}
