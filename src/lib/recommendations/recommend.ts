import * as z from 'zod/mini';
import { tiers } from '../billing/tier.ts';
import type {
  ContentType,
  LockedRecommendation,
  Recommendation,
} from '../contracts/ai-content-recommendations.ts';
import { exerciseIdOf } from '../reports/exercises.ts';
import { dayMs, toMs } from '../time.ts';
import { guidingTests, testOfArea } from './areas.ts';
import { exerciseItemId, type OfferedItem, offeredItems } from './catalogue.ts';
import { areaOfReason, type DomainState, needOf } from './need.ts';
import { type RankItem, rank } from './rank.ts';

const moment = z.nullable(z.string());
const date = z.string();

/** What the database knows of a person for this (recommendation_facts). */
export const factsSchema = z.object({
  tier: z._default(z.catch(z.enum(tiers), 'freemium'), 'freemium'),
  /** The day it is for the person. */
  day: date,
  tests: z.array(
    z.object({
      id: z.string(),
      open: z.boolean(),
      /** It cannot be taken again yet. */
      waits: z.boolean(),
      completed_at: moment,
      /** The newest that was not answered hastily. */
      result: z.nullable(
        z.object({ domains: z.record(z.string(), z.nullable(z.number())), completed_at: z.string() }),
      ),
    }),
  ),
  exercises: z.array(z.object({ id: z.string(), open: z.boolean(), last_at: moment })),
  feedback: z.array(
    z.object({
      item_id: z.string(),
      dismissed: z.boolean(),
      opened_on: z.nullable(date),
      seen_on: z.array(date),
    }),
  ),
  plan_links: z.array(z.string()),
});
export type Facts = z.output<typeof factsSchema>;

/** How many are offered, beside the one that is locked. */
export const recommendationCount = { freemium: 3, plus: 6, premium: 6 } as const;

/** What stands in the registry is there from the first day on: it is never 'new'. */
const publishedLongAgo = 365;
const impressionDays = 30;
/** Of an exercise that was done before: it has no end. */
const begun = 0.5;

export const daysSince = (at: string | null, nowMs: number): number | null => {
  const ms = toMs(at);
  return ms === null ? null : Math.max(0, Math.floor((nowMs - ms) / dayMs));
};
const daysFrom = (day: string | null, to: string): number | null =>
  day === null ? null : daysSince(`${day}T12:00:00Z`, Date.parse(`${to}T12:00:00Z`));

/** How it stands in every area: each belongs to one test, whose newest result says it. */
export function domainsOf(facts: Facts, nowMs: number): Record<string, DomainState> {
  const guiding = facts.tests.filter(({ id }) => guidingTests.some((each) => each === id));
  return Object.fromEntries(
    guiding.flatMap(({ id, result }) =>
      Object.entries(result?.domains ?? {})
        .filter(([area]) => testOfArea(area) === id)
        .map(([area, difficulty]): [string, DomainState] => [
          area,
          { difficulty, ageDays: daysSince(result?.completed_at ?? null, nowMs) ?? 0, quality: 'ok' },
        ]),
    ),
  );
}

interface Known {
  readonly open: boolean;
  readonly lastDays: number | null;
  readonly completedDays: number | null;
  readonly progress: number;
}

function knownOf({ type, of }: OfferedItem, facts: Facts, nowMs: number): Known | null {
  if (type === 'exercise') {
    const exercise = facts.exercises.find(({ id }) => id === of);
    if (!exercise) return null;
    const lastDays = daysSince(exercise.last_at, nowMs);
    return { open: exercise.open, lastDays, completedDays: null, progress: lastDays === null ? 0 : begun };
  }
  const test = facts.tests.find(({ id }) => id === of);
  if (!test || test.waits) return null;
  const lastDays = daysSince(test.completed_at, nowMs);
  return { open: test.open, lastDays, completedDays: lastDays, progress: lastDays === null ? 0 : 1 };
}

const newer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

function rankItemOf(item: OfferedItem, facts: Facts, language: string, nowMs: number): RankItem | null {
  const known = knownOf(item, facts, nowMs);
  if (!known) return null;
  const feedback = facts.feedback.find(({ item_id }) => item_id === item.id);
  const openedOn = feedback?.opened_on ?? null;
  const unopened = (feedback?.seen_on ?? []).filter(
    (day) => (openedOn === null || day > openedOn) && (daysFrom(day, facts.day) ?? 0) < impressionDays,
  );
  return {
    id: item.id,
    tags: item.tags,
    // What was bought by itself is open below its plan.
    tier: known.open ? 'freemium' : item.tier,
    status: 'published',
    languages: [language],
    publishedDays: publishedLongAgo,
    progress: known.progress,
    completedDays: known.completedDays,
    lastTouchDays: newer(known.lastDays, daysFrom(openedOn, facts.day)),
    impressions30: unopened.length,
    inPlan: facts.plan_links.some((link) => exerciseItemId(exerciseIdOf(link) ?? '') === item.id),
    dismissed: feedback?.dismissed ?? false,
  };
}

export interface Recommended {
  recommendations: Recommendation[];
  locked: LockedRecommendation | null;
  areas: Record<string, { test: string; highest: boolean }>;
  read?: Record<string, string>;
}

const isOfType = ({ type }: OfferedItem, asked: ContentType) => asked === 'all' || asked === type;

/** What to offer a person by what is known of them. */
export function recommend(
  facts: Facts,
  asked: { readonly contentType: ContentType; readonly language: string; readonly nowMs: number },
): Recommended {
  const { language, nowMs } = asked;
  const offered = offeredItems.filter((item) => isOfType(item, asked.contentType));
  const domains = domainsOf(facts, nowMs);
  const { ranked, locked } = rank({
    tier: facts.tier,
    language,
    limit: recommendationCount[facts.tier],
    domains,
    items: offered.flatMap((item) => rankItemOf(item, facts, language, nowMs) ?? []),
  });
  const find = (id: string) => offered.find((item) => item.id === id);
  const recommendations = ranked.flatMap(({ id, points, reasons }) => {
    const item = find(id);
    if (!item) return [];
    const { type, title, url } = item;
    return [{ id, type, title, url, points, reasons: [...reasons] }];
  });
  const closed = locked === null ? undefined : find(locked);
  return {
    recommendations,
    locked: closed
      ? { id: closed.id, type: closed.type, title: closed.title, url: closed.url, tier: closed.tier }
      : null,
    areas: areasNamed(recommendations, domains),
  };
}

export function areasNamed(
  recommendations: readonly Recommendation[],
  domains: Readonly<Record<string, DomainState>>,
): Recommended['areas'] {
  const named = new Set(
    recommendations.flatMap(({ reasons }) => reasons.flatMap((each) => areaOfReason(each) ?? [])),
  );
  return Object.fromEntries(
    [...named].flatMap((area) => {
      const test = testOfArea(area);
      if (test === null) return [];
      const others = Object.keys(domains).filter((each) => testOfArea(each) === test);
      const own = needOf(domains[area]) ?? 0;
      return [[area, { test, highest: others.every((each) => (needOf(domains[each]) ?? 0) <= own) }]];
    }),
  );
}
