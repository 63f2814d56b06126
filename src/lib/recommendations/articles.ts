import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { tiers } from '../billing/tier.ts';
import type { Recommendation } from '../contracts/ai-content-recommendations.ts';
import { type LibraryCategory, libraryCategories } from '../library/kinds.ts';
import { createRng } from '../random.ts';
import { needOf } from './need.ts';
import { areasNamed, daysSince, domainsOf, type Facts, type Recommended } from './recommend.ts';

/*
 * What to read next, by rules alone: what was begun, what is about the same as what somebody read, what is new and what is
 * short. Results of tests have a say only where the person allowed it.
 */

const category = z.enum(libraryCategories);

/** What the database knows of a reader (library_facts). */
export const libraryFactsSchema = z.object({
  /** Results may be used. */
  insights: z.boolean(),
  unread: z.array(
    z.object({
      slug: z.string(),
      tier: z.enum(tiers),
      category,
      open: z.boolean(),
      publish_at: z.string(),
      title: z.string(),
      /** of the title */
      lang: z.optional(z.enum(languageCodes)),
      reading_min: z.number(),
      percent: z.number(),
    }),
  ),
  /** The last first. */
  read: z.array(z.object({ slug: z.string(), category, title: z.string() })),
});
export type LibraryFacts = z.output<typeof libraryFactsSchema>;
type Unread = LibraryFacts['unread'][number];

const mostOffered = 6;
const mostOfACategory = 2;
const newDays = 14;
const shortMinutes = 5;
/** Below it an area is no reason to read about it. */
const leastNeed = 0.5;

/** Points of a reason; what was read first among the last counts in full, earlier ones less. */
const points = { begun: 40, read: 20, need: 25, new: 8, short: 4 } as const;
const fades = 0.8;

/** What is written about areas of the tests. Results about a child and of the memory check recommend nothing. */
const about: Readonly<Partial<Record<LibraryCategory, readonly string[]>>> = {
  attention: [
    'attention_concentration',
    'sustained_focus',
    'distractibility',
    'steady_attention',
    'distraction_response',
    'sustained_attention',
    'consistency',
    'vigilance',
    'distraction_pull',
  ],
  starting: ['initiation', 'task_aversiveness', 'energy_motivation'],
  planning: [
    'organization_memory',
    'planning_time',
    'order_time',
    'planning_organisation',
    'self_organization',
  ],
  feelings: [
    'emotion_stress',
    'emotional_reactivity',
    'emotional_triggers',
    'perfectionism',
    'self_doubt',
    'stress_recovery',
    'emotional_balance',
    'self_confidence',
  ],
  body: ['sleep_rest', 'restlessness', 'activity_level'],
  habits: ['digital_balance', 'daily_functioning'],
};

const itemId = (slug: string): string => `article:${slug}`;
const urlOf = (slug: string): string => `/education/${slug}`;

interface Ranked extends Unread {
  readonly points: number;
  readonly reasons: readonly string[];
}

/** What to offer a person to read. The same facts give the same list all day; what is alike changes places from day to day. */
export function recommendArticles(facts: Facts, library: LibraryFacts, nowMs: number): Recommended {
  const dismissed = new Set(facts.feedback.filter((each) => each.dismissed).map(({ item_id }) => item_id));
  const domains = library.insights ? domainsOf(facts, nowMs) : {};
  const ranked = library.unread
    .filter(({ slug }) => !dismissed.has(itemId(slug)))
    .map((article) => rankedBy(article, library, domains, nowMs))
    .map((article) => ({ article, chance: createRng(`${facts.day} ${article.slug}`)() }))
    .sort((a, b) => b.article.points - a.article.points || a.chance - b.chance)
    .map(({ article }) => article);
  const open = fewOfEach(ranked.filter((article) => article.open));
  const recommendations = open.map(
    ({ slug, title, lang, points: sum, reasons }): Recommendation => ({
      id: itemId(slug),
      type: 'article',
      title,
      ...(lang && { lang }),
      url: urlOf(slug),
      points: sum,
      reasons: [...reasons],
    }),
  );
  const closed = ranked.find((article) => !article.open);
  const named = new Set(recommendations.flatMap(({ reasons }) => reasons));
  return {
    recommendations,
    locked: closed
      ? {
          id: itemId(closed.slug),
          type: 'article',
          title: closed.title,
          url: urlOf(closed.slug),
          tier: closed.tier,
        }
      : null,
    areas: areasNamed(recommendations, domains),
    read: Object.fromEntries(
      library.read.filter(({ slug }) => named.has(`read:${slug}`)).map(({ slug, title }) => [slug, title]),
    ),
  };
}

function rankedBy(
  article: Unread,
  { read }: LibraryFacts,
  domains: ReturnType<typeof domainsOf>,
  nowMs: number,
): Ranked {
  const found: [reason: string, points: number][] = [];
  if (article.percent > 0) found.push(['begun', points.begun]);
  const place = read.findIndex((each) => each.category === article.category && each.slug !== article.slug);
  if (place >= 0) found.push([`read:${read[place]?.slug}`, points.read * fades ** place]);
  const [area, need] = (about[article.category] ?? [])
    .map((each): [string, number] => [each, needOf(domains[each]) ?? 0])
    .reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
  if (need >= leastNeed) found.push([`need:${area}`, points.need * need]);
  const age = daysSince(article.publish_at, nowMs);
  if (age !== null && age < newDays) found.push(['new', points.new]);
  if (article.reading_min <= shortMinutes) found.push(['short', points.short]);
  const sorted = found.toSorted((a, b) => b[1] - a[1]);
  return {
    ...article,
    points: sorted.reduce((sum, [, each]) => sum + each, 0),
    reasons: sorted.length === 0 ? ['general'] : sorted.map(([reason]) => reason),
  };
}

/** Not everything about one thing, as long as there is something else. */
function fewOfEach(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const first: Ranked[] = [];
  const rest: Ranked[] = [];
  for (const article of ranked) {
    const count = counts.get(article.category) ?? 0;
    counts.set(article.category, count + 1);
    (count < mostOfACategory ? first : rest).push(article);
  }
  return [...first, ...rest].slice(0, mostOffered);
}
