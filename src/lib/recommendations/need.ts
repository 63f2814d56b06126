/*
 * How much an area is worth looking at: the difficulty somebody reported in it, which counts in full for 30 days and loses
 * half with every 180 days after. It ranks what is offered and is never shown as a number.
 */

export interface DomainState {
  /** 0..100, higher is harder; null where nothing was scored. */
  readonly difficulty: number | null;
  readonly ageDays: number;
  readonly quality: 'ok' | 'low';
}

export interface Tag {
  /** An area of a test. */
  readonly dim: string;
  readonly weight: number;
}

const fullDays = 30;
const halfLifeDays = 180;
/** Of an item about which nothing is known. */
const unknownNeed = 0.35;

/** 0..1; null where the area is not scored, or by answers of low quality alone. */
export function needOf(domain: DomainState | undefined): number | null {
  if (!domain || domain.difficulty === null || domain.quality === 'low') return null;
  return (domain.difficulty / 100) * 0.5 ** (Math.max(0, domain.ageDays - fullDays) / halfLifeDays);
}

export interface ItemNeed {
  readonly need: number;
  /** The scored area that says most for it. */
  readonly top: string | null;
}

export function needOfItem(tags: readonly Tag[], domains: Readonly<Record<string, DomainState>>): ItemNeed {
  let weights = 0;
  let sum = 0;
  let top: { dim: string; part: number } | null = null;
  for (const { dim, weight } of tags) {
    const nd = needOf(domains[dim]);
    if (nd === null || weight <= 0) continue;
    weights += weight;
    sum += weight * nd;
    if (!top || weight * nd > top.part) top = { dim, part: weight * nd };
  }
  return top ? { need: sum / weights, top: top.dim } : { need: unknownNeed, top: null };
}

const needPrefix = 'need:';
const readPrefix = 'read:';

/** The area a reason is about; null for a reason that is about none. */
export const areaOfReason = (reason: string): string | null =>
  reason.startsWith(needPrefix) ? reason.slice(needPrefix.length) : null;

/** The article that was read, in a reason that names one. */
export const slugOfReason = (reason: string): string | null =>
  reason.startsWith(readPrefix) ? reason.slice(readPrefix.length) : null;
