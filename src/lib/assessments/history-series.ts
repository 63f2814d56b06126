import { toMs } from '../time.ts';
import type { TestId } from './catalogue.ts';
import type { PastAttempt } from './history.ts';
import type { FormId } from './types.ts';

/** What a line over time is made of. */
export type SeriesAttempt = PastAttempt & { readonly domains: Readonly<Record<string, number | null>> };

/** All scored attempts of one test by the same kind of respondent about the same person. */
export type Series<A extends SeriesAttempt> = {
  readonly key: string;
  readonly testId: TestId;
  readonly form: FormId;
  readonly subject: string | null;
  /** Oldest first, two at least. */
  readonly attempts: readonly A[];
};

const isScored = ({ domains, completedAt }: SeriesAttempt): boolean =>
  toMs(completedAt) !== null && Object.values(domains).some((percent) => percent !== null);

/**
 * What can be drawn over time, in the order in which each was taken last. Answers by invitation stand alone: two of
 * them may be of two people.
 */
export function seriesOf<A extends SeriesAttempt>(attempts: readonly A[]): Series<A>[] {
  const groups = new Map<string, A[]>();
  const newestFirst = [...attempts].sort((a, b) => (toMs(b.completedAt) ?? 0) - (toMs(a.completedAt) ?? 0));
  for (const attempt of newestFirst) {
    if (attempt.invited || !isScored(attempt)) continue;
    const key = JSON.stringify([attempt.test_id, attempt.form, attempt.subject]);
    groups.set(key, [attempt, ...(groups.get(key) ?? [])]);
  }
  return [...groups].flatMap(([key, found]) => {
    const [first] = found;
    if (!first || found.length < 2) return [];
    return [{ key, testId: first.test_id, form: first.form, subject: first.subject, attempts: found }];
  });
}

/** Where moments (ms) stand between `from` and `to`, to scale; all in the middle when they are one moment. */
export function placesOf(moments: readonly number[], from: number, to: number): number[] {
  const [start, end] = [Math.min(...moments), Math.max(...moments)];
  return moments.map((moment) =>
    end === start ? (from + to) / 2 : from + ((moment - start) / (end - start)) * (to - from),
  );
}

/**
 * Which places get a label without one covering another: the last and the first that fits beside it always, then from
 * left to right whatever has room.
 * @param places ascending
 */
export function labelled(places: readonly number[], gap: number): number[] {
  const last = places.length - 1;
  const end = places[last];
  if (end === undefined) return [];
  const shown: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    if (index === last || place < free || place > end - gap) continue;
    shown.push(index);
    free = place + gap;
  }
  return [...shown, last];
}
