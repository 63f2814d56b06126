import * as z from 'zod/mini';
import type { ProgressEvent } from './achievements.ts';
import { domainOfExercise } from './domains.ts';

const day = z.string();
const ratio = { total: z.number() };

/** What the account answers about a person's time, as far as achievements need it: days and names alone. */
export const achievementFactsSchema = z.object({
  attempts: z.array(z.object({ date: day, test: z.string(), form: z.string() })),
  /** The first counted run of each exercise. */
  runs: z.array(z.object({ date: day, exercise: z.string() })),
  /** Counted ones. */
  bursts: z.array(z.object({ date: day, break: z.boolean(), moods: z.boolean() })),
  /** Days with a run or a burst. */
  active: z.array(day),
  journal: z.array(day),
  /** Days on which a plan was accepted. */
  plans: z.array(day),
  plan_weeks: z.array(z.object({ date: day, settled: z.number(), ...ratio })),
  plans_closed: z.array(z.object({ date: day, done: z.number(), ...ratio })),
  tasks: z.array(
    z.object({
      date: day,
      first_step: z.boolean(),
      /** Null for a day from before it was counted. */
      most: z.nullable(z.number()),
      limit: z.nullable(z.number()),
    }),
  ),
  /** Days on which an answer was first found helpful. */
  helpful: z.array(day),
  /** Days on which a text of the library was finished. */
  articles: z.array(day),
});
export type AchievementFacts = z.infer<typeof achievementFactsSchema>;

const noted = 'noted';

/** The facts as events. What was capped by the day already stays as it is. */
export function eventsOf(facts: AchievementFacts): ProgressEvent[] {
  return [
    ...facts.attempts.map(({ date, test, form }) => ({ date, type: 'attempt' as const, testId: test, form })),
    ...facts.plans.map((date) => ({ date, type: 'plan_item_accepted' as const })),
    ...facts.runs.map(({ date, exercise }) => ({
      date,
      type: 'run' as const,
      exercise,
      domain: domainOfExercise(exercise),
      score: 0,
    })),
    ...facts.bursts.map(({ date, break: breakTaken, moods }) => ({
      date,
      type: 'burst' as const,
      plannedS: 1,
      focusedS: 1,
      breakTaken,
      moodBefore: moods ? noted : null,
      moodAfter: moods ? noted : null,
    })),
    // A run without a score counts for nothing but the day.
    ...facts.active.map((date) => ({ date, type: 'run' as const, exercise: '', domain: '', score: null })),
    ...facts.journal.map((date) => ({ date, type: 'journal' as const })),
    ...facts.plan_weeks.map((week) => ({ ...week, type: 'plan_week_closed' as const })),
    ...facts.plans_closed.map((plan) => ({ ...plan, type: 'plan_closed' as const })),
    ...facts.tasks.map(({ date, first_step, most, limit }) => ({
      date,
      type: 'task_done' as const,
      firstStep: first_step,
      maxDoing: most ?? Number.POSITIVE_INFINITY,
      wipLimit: limit ?? 0,
    })),
    ...facts.helpful.map((date) => ({ date, type: 'answer_helpful' as const })),
    ...facts.articles.map((date) => ({ date, type: 'article' as const, completed: true })),
  ];
}
