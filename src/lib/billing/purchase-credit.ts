/** What was paid for one line of an order and may be taken off a plan. */
export type CreditLine = { readonly order_line_id: string; readonly amount_cents: number };

export type PickedCredit = { readonly lines: readonly CreditLine[]; readonly amount_cents: number };

/** All subsets are looked at; more lines than that are left for another time. */
const mostLines = 10;

/**
 * The purchases that take the most off a first bill of `billCents`; among those that take as much, the ones whose value
 * is used up most fully, since what goes beyond the bill is lost. Whole cents.
 */
export function pickCredit(given: readonly CreditLine[], billCents: number): PickedCredit {
  const lines = given.slice(0, mostLines);
  let best: CreditLine[] = [];
  let bestSum = 0;
  for (let subset = 1; subset < 2 ** lines.length; subset += 1) {
    const chosen = lines.filter((_, index) => Math.floor(subset / 2 ** index) % 2 === 1);
    const sum = chosen.reduce((total, line) => total + line.amount_cents, 0);
    const gain = Math.min(sum, billCents) - Math.min(bestSum, billCents);
    if (gain > 0 || (gain === 0 && sum < bestSum)) {
      best = chosen;
      bestSum = sum;
    }
  }
  return { lines: best, amount_cents: Math.min(bestSum, billCents) };
}
