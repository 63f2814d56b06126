import { createRng, type Rng, shuffle } from '../random.ts';
import type { AgeBand, InstrumentDefinition, SelectableItem, SelectionRule } from './types.ts';

export type Selection = {
  /** In the order to be shown, no id twice. */
  readonly questionIds: readonly string[];
  /** To be logged when the bank could not fill the quota; the test is served with what there is. */
  readonly warning: string | null;
};

export type SelectionOptions = {
  readonly seed: string;
  readonly avoid: Iterable<string>;
  readonly ageBand?: AgeBand | undefined;
};

/**
 * Chooses the questions of one attempt. Every domain gets its minimum, the rest goes to random domains up to
 * the maximum, and what a small domain cannot give is taken from the others: min(total, sum of min(max, active))
 * questions in all; where the rule names a number per domain, minimum and maximum are that number. Within a domain, questions not seen lately come first, and among them the facets used least.
 * The same seed, bank and history give the same choice, whatever the order of the bank file.
 * @param items the bank; inactive items and items of other domains are left out
 * @param avoid question ids of the person's last attempts (`selection.avoidLastAttempts` of them); they come
 *   back only when a domain runs out of others
 * @param ageBand age of the child; questions for other ages are left out
 */
export function selectQuestions(
  definition: Pick<InstrumentDefinition, 'domains' | 'selection'>,
  items: readonly SelectableItem[],
  { seed, avoid, ageBand }: SelectionOptions,
): Selection {
  const rng = createRng(seed);
  const { total, shuffle: shuffled } = definition.selection;
  const recent = new Set(avoid);
  const fitting = items.filter(({ age_bands: ages }) => !ageBand || (ages?.includes(ageBand) ?? true));
  const pools = definition.domains.map((domain) => activeItems(fitting, domain.id));
  const quotas = domainQuotas(
    definition.domains.map(({ id }, i) => ({
      available: pools[i]?.length ?? 0,
      ...domainLimits(definition.selection, id),
    })),
    total,
    rng,
  );
  const chosen = pools.flatMap((pool, i) => pickFromDomain(pool, quotas[i] ?? 0, recent, rng));
  const ordered = shuffled ? opening(definition.selection, shuffle(chosen, rng)) : chosen;
  const questionIds = ordered.map((item) => item.id);
  return {
    questionIds,
    warning:
      questionIds.length < total ? `Could only select ${questionIds.length} out of ${total} questions` : null,
  };
}

/** The shuffled questions with those in front that the test opens with. */
function opening(
  { opensWith }: SelectionRule,
  shuffled: readonly SelectableItem[],
): readonly SelectableItem[] {
  if (!opensWith) return shuffled;
  const first = shuffled.filter(({ domain }) => domain === opensWith.domain).slice(0, opensWith.count);
  return [...first, ...shuffled.filter((item) => !first.includes(item))];
}

function activeItems(items: readonly SelectableItem[], domain: string): SelectableItem[] {
  const byId = new Map(
    items.filter((item) => item.active && item.domain === domain).map((item) => [item.id, item]),
  );
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Fewest and most questions of a domain. */
export function domainLimits(
  { minPerDomain, maxPerDomain, perDomain }: SelectionRule,
  domainId: string,
): { readonly min: number; readonly max: number } {
  if (!perDomain) return { min: minPerDomain, max: maxPerDomain };
  const exact = perDomain[domainId] ?? 0;
  return { min: exact, max: exact };
}

type Pool = { readonly available: number; readonly min: number; readonly max: number };

/** How many questions each domain gives, in the order of `pools`. */
function domainQuotas(pools: readonly Pool[], total: number, rng: Rng): number[] {
  const quotas = pools.map(({ available, min }) => Math.min(min, available));
  let left = total - quotas.reduce((sum, quota) => sum + quota, 0);
  while (left > 0) {
    const open = pools.flatMap(({ available, max }, i) =>
      (quotas[i] ?? 0) < Math.min(max, available) ? [i] : [],
    );
    const lucky = shuffle(open, rng).slice(0, left);
    if (lucky.length === 0) break;
    for (const i of lucky) quotas[i] = (quotas[i] ?? 0) + 1;
    left -= lucky.length;
  }
  return quotas;
}

function pickFromDomain(
  pool: readonly SelectableItem[],
  quota: number,
  recent: ReadonlySet<string>,
  rng: Rng,
): SelectableItem[] {
  const fresh = pool.filter((item) => !recent.has(item.id));
  const seen = pool.filter((item) => recent.has(item.id));
  const uses = new Map<string, number>();
  const first = spreadOverFacets(fresh, quota, uses, rng);
  return [...first, ...spreadOverFacets(seen, quota - first.length, uses, rng)];
}

/** Takes items one by one, each from the facet used least so far; `uses` is kept up to date. */
function spreadOverFacets(
  pool: readonly SelectableItem[],
  count: number,
  uses: Map<string, number>,
  rng: Rng,
): SelectableItem[] {
  const waiting = shuffle(pool, rng);
  const picked: SelectableItem[] = [];
  while (picked.length < count && waiting.length > 0) {
    const used = (item: SelectableItem) => uses.get(item.facet) ?? 0;
    const next = waiting.reduce((best, item) => (used(item) < used(best) ? item : best));
    waiting.splice(waiting.indexOf(next), 1);
    uses.set(next.facet, used(next) + 1);
    picked.push(next);
  }
  return picked;
}
