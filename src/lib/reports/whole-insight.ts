import { wholePercent } from '../assessments/bands.ts';
import type { Insight } from './insights.ts';

/** An area as a screen shows it; null where it has no number. */
type ShownArea = { readonly id: string; readonly score: number | null };

/**
 * The numbers of a sentence as a screen says them: whole, like the numbers it shows. A distance is that of the whole numbers,
 * so that whoever takes one from the other finds it. Files keep the decimal.
 */
export function wholeParams(
  { params, based_on }: Pick<Insight, 'params' | 'based_on'>,
  areas: readonly ShownArea[],
): Readonly<Record<string, string | number>> {
  const shown = areas.flatMap(({ id, score }) =>
    score !== null && based_on.includes(id) ? [wholePercent(score)] : [],
  );
  const whole = (name: string, value: number) =>
    name === 'spread' && shown.length > 0 ? Math.max(...shown) - Math.min(...shown) : wholePercent(value);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? whole(name, value) : value,
    ]),
  );
}
