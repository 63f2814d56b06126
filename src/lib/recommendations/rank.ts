import { type Tier, tierAtLeast } from '../billing/tier.ts';
import { roundHalfUp } from '../cognitive/scale.ts';
import { type DomainState, type ItemNeed, needOfItem, type Tag } from './need.ts';

/*
 * What to offer somebody next, by rules alone: what the last results speak for, what is new to them, what serves the week of
 * their plan, what they have not seen lately. The order of the items that come in has no say.
 */

export interface RankItem {
  readonly id: string;
  readonly tags: readonly Tag[];
  readonly tier: Tier;
  readonly status: 'published' | 'draft';
  readonly languages: readonly string[];
  /** Days since publication; below 0 it is still to come. */
  readonly publishedDays: number;
  /** 0 unopened, 1 completed. */
  readonly progress: number;
  /** Days since; null: never. */
  readonly completedDays: number | null;
  readonly lastTouchDays: number | null;
  /** Shown in the last 30 days without being opened. */
  readonly impressions30: number;
  /** Serves this week's plan. */
  readonly inPlan: boolean;
  readonly dismissed: boolean;
}

export interface RankInput {
  readonly tier: Tier;
  readonly language: string;
  readonly limit: number;
  readonly domains: Readonly<Record<string, DomainState>>;
  readonly items: readonly RankItem[];
}

export type Reason = `need:${string}` | 'plan' | 'continue' | 'not_seen_lately' | 'new' | 'general';

export interface Ranked {
  readonly id: string;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

const weights = { need: 0.5, novelty: 0.2, plan: 0.15, spacing: 0.1, fresh: 0.05 } as const;
const noveltyBegun = 0.8;
const spacingHalfDays = 7;
const freshHalfDays = 90;
const wearPerImpression = 0.15;
const mostImpressions = 8;
/** Each further item of one area counts for less. */
const samePrimary = 0.85;
/** What was completed comes back after this long, where the need is still there. */
const again = { days: 60, need: 0.5 } as const;
const speaks = { need: 0.4, notSeenDays: 30, newDays: 28 } as const;
const mostReasons = 3;

interface Judged {
  readonly item: RankItem;
  readonly need: number;
  readonly value: number;
  readonly primary: string | null;
  readonly reasons: readonly Reason[];
}

function isOffered(item: RankItem, language: string, { need }: ItemNeed): boolean {
  if (item.status !== 'published' || item.publishedDays < 0 || item.dismissed) return false;
  if (!item.languages.includes(language)) return false;
  return item.completedDays === null || (item.completedDays >= again.days && need >= again.need);
}

const isBegun = ({ progress }: RankItem) => progress > 0 && progress < 1;

function partsOf(item: RankItem, need: number) {
  const novelty = item.progress >= 1 ? 0 : isBegun(item) ? noveltyBegun : 1;
  const spacing = item.lastTouchDays === null ? 1 : 1 - 0.5 ** (item.lastTouchDays / spacingHalfDays);
  return {
    need: weights.need * need,
    novelty: weights.novelty * novelty,
    plan: item.inPlan ? weights.plan : 0,
    spacing: weights.spacing * spacing,
    fresh: weights.fresh * 0.5 ** (item.publishedDays / freshHalfDays),
  };
}

/** Why, the weightiest first; equal ones in the order they are asked for here. */
function reasonsOf(item: RankItem, { need, top }: ItemNeed, parts: ReturnType<typeof partsOf>): Reason[] {
  const found: { reason: Reason; size: number }[] = [];
  if (top !== null && need >= speaks.need) found.push({ reason: `need:${top}`, size: parts.need });
  if (item.inPlan) found.push({ reason: 'plan', size: parts.plan });
  if (isBegun(item)) found.push({ reason: 'continue', size: parts.novelty });
  if ((item.lastTouchDays ?? 0) >= speaks.notSeenDays)
    found.push({ reason: 'not_seen_lately', size: parts.spacing });
  if (item.publishedDays <= speaks.newDays) found.push({ reason: 'new', size: parts.fresh });
  const reasons = found.sort((a, b) => b.size - a.size).map(({ reason }) => reason);
  return reasons.length === 0 ? ['general'] : reasons.slice(0, mostReasons);
}

function primaryOf(tags: readonly Tag[]): string | null {
  let primary: Tag | null = null;
  for (const tag of tags) if (!primary || tag.weight > primary.weight) primary = tag;
  return primary?.dim ?? null;
}

function judge(item: RankItem, input: RankInput): Judged | null {
  const asked = needOfItem(item.tags, input.domains);
  if (!isOffered(item, input.language, asked)) return null;
  const parts = partsOf(item, asked.need);
  const base = parts.need + parts.novelty + parts.plan + parts.spacing + parts.fresh;
  return {
    item,
    need: asked.need,
    value: base / (1 + wearPerImpression * Math.min(mostImpressions, item.impressions30)),
    primary: primaryOf(item.tags),
    reasons: reasonsOf(item, asked, parts),
  };
}

const pointsOf = ({ value }: Judged, picked = 0) => roundHalfUp(1000 * value * samePrimary ** picked);
const sixDecimals = (need: number) => roundHalfUp(need * 1e6);

function best(of: readonly Judged[], points: (judged: Judged) => number): Judged | undefined {
  const [first] = [...of].sort(
    (a, b) =>
      points(b) - points(a) ||
      sixDecimals(b.need) - sixDecimals(a.need) ||
      a.item.publishedDays - b.item.publishedDays ||
      (a.item.id < b.item.id ? -1 : 1),
  );
  return first;
}

/** The items to offer, best first, and the best of those that a higher plan opens. */
export function rank(input: RankInput): { ranked: Ranked[]; locked: string | null } {
  const judged = input.items.flatMap((item) => judge(item, input) ?? []);
  const isOpen = ({ item }: Judged) => tierAtLeast(input.tier, item.tier);
  const left = judged.filter(isOpen);
  const picked = new Map<string | null, number>();
  const before = ({ primary }: Judged) => (primary === null ? 0 : (picked.get(primary) ?? 0));
  const ranked: Ranked[] = [];
  while (ranked.length < input.limit) {
    const next = best(left, (each) => pointsOf(each, before(each)));
    if (!next) break;
    ranked.push({ id: next.item.id, points: pointsOf(next, before(next)), reasons: next.reasons });
    picked.set(next.primary, before(next) + 1);
    left.splice(left.indexOf(next), 1);
  }
  const locked = best(
    judged.filter((each) => !isOpen(each)),
    (each) => pointsOf(each),
  );
  return { ranked, locked: locked?.item.id ?? null };
}
