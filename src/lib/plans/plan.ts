import * as z from 'zod/mini';
import { toIso } from '../time.ts';

/*
 * The plan a person keeps: a copy of what a report proposed, with dates, frozen when it was accepted. Devices keep and
 * send it in this shape, which is that of its tables. Whatever can change carries the moment at which it was set, in
 * milliseconds since 1970: see merge.ts.
 */

export const skipReasons = ['time', 'energy', 'not_helpful', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

const planKinds = ['exercise', 'burst', 'article', 'task', 'check_in'] as const;

/** `YYYY-MM-DD`: a day where the person is. */
export type PlanDate = string;
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Read in any zone, kept in UTC, so that the same moment is the same text. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => toIso(Date.parse(text))),
);
const ms = z.number().check(z.gte(0));

const stepFields = {
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** A route of the app; null where there is none. */
  link: z.nullable(z.string().check(z.maxLength(130))),
  cadence_text: z.string().check(z.maxLength(200)),
  /** Null: tied to an occasion, done with one tick. */
  times_per_week: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(7))),
  minutes: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(480))),
  kind: z.enum(planKinds),
};
const stepSchema = z.object(stepFields);
/** What is to be done and how often; it changes as a whole. */
export type PlanStep = z.infer<typeof stepSchema>;

/** Area of the test that proposed something; null where it was of none. */
const area = z.nullable(z.string().check(z.maxLength(60)));

const proposalSchema = z.extend(stepSchema, { area });
export type PlanProposal = z.infer<typeof proposalSchema>;

const tickSchema = z.object({ on: z.boolean(), at: ms });
export type PlanTick = z.infer<typeof tickSchema>;

const itemSchema = z.extend(proposalSchema, {
  id: z.string(),
  week: z.number().check(z.int(), z.gte(1), z.lte(8)),
  place: z.number().check(z.int(), z.gte(0), z.lte(99)),
  part: z.enum(['practice', 'habit']),
  /** Taken away by the person; kept, so that no other device brings it back. */
  removed: z._default(z.boolean(), false),
  /** When step, place and removal were set: they change together. */
  swapped_ms: ms,
  skipped: z.boolean(),
  skip_reason: z.nullable(z.enum(skipReasons)),
  skipped_ms: ms,
  /** By day of its week; a day counts once, and an undone tick stays as one that is off. */
  ticks: z.record(date, tickSchema),
});
export type PlanItem = z.infer<typeof itemSchema>;

export const planSchema = z.object({
  id: z.string(),
  /** Null where the attempt is gone. */
  attempt_id: z.nullable(z.string()),
  test_id: z.string(),
  origin: z.enum(['report', 'path', 'own']),
  language: z.string(),
  /** First day of a week. */
  starts_on: date,
  weeks: z.union([z.literal(4), z.literal(8)]),
  /** Everything the report proposed: what a step is swapped for. */
  proposals: z.array(proposalSchema),
  status: z.enum(['active', 'completed', 'ended']),
  accepted_at: moment,
  ended_at: z.nullable(moment),
  items: z.array(itemSchema),
});
export type FocusPlan = z.infer<typeof planSchema>;

/** A plan from outside; null when it is none. */
export function readPlan(value: unknown): FocusPlan | null {
  const parsed = z.safeParse(planSchema, value);
  return parsed.success ? parsed.data : null;
}

export const stepOf = ({ title, link, cadence_text, times_per_week, minutes, kind }: PlanStep): PlanStep => ({
  title,
  link,
  cadence_text,
  times_per_week,
  minutes,
  kind,
});
