import { describe, expect, it } from 'vitest';
import { mean, median } from '../../../src/lib/cognitive/stats/descriptive.ts';
import type { RunOutcome } from '../../../src/lib/exercises/recompute.ts';
import { personKinds } from '../../../src/lib/exercises/simulation/person.ts';
import { count } from '../../support/counts.ts';
import { runsOf, subjects } from './every-exercise.ts';

const runs = count(12, 200);
/** Left early by nobody; a run without a score earns nothing. */
const pointsOf = (outcomes: readonly RunOutcome[]) =>
  median(outcomes.map(({ score }) => score.score ?? 0)) ?? 0;
const played = subjects.filter(({ exercise }) => exercise.kind === 'timed' || exercise.kind === 'stepped');

describe.each(played.map((entry) => ({ id: entry.facts.id, entry })))(
  '$id, played by simulated people',
  ({ entry }) => {
    const outcomes = new Map(personKinds.map((kind) => [kind, runsOf(entry, kind, runs)]));
    const of = (kind: (typeof personKinds)[number]) => outcomes.get(kind) ?? [];

    it('every run is whole and fits its seed', () => {
      for (const kind of personKinds) for (const { complete } of of(kind)) expect(complete).toBe(true);
    });

    it('a good run earns at least 20 points more than a guessed one', () => {
      const [good, guessing] = [pointsOf(of('good')), pointsOf(of('guessing'))];
      expect(good, `good ${good}, guessing ${guessing}`).toBeGreaterThanOrEqual(guessing + 20);
    });

    it('a good person comes before an average one, and that one before a guessing and a careless one', () => {
      const points = personKinds.map((kind) => pointsOf(of(kind)));
      const [good = 0, average = 0, slow = 0, guessing = 0, careless = 0] = points;
      const told = `good ${good}, average ${average}, slow ${slow}, guessing ${guessing}, careless ${careless}`;
      expect(good, told).toBeGreaterThanOrEqual(average);
      expect(average, told).toBeGreaterThan(guessing);
      expect(average, told).toBeGreaterThan(careless);
    });

    it('guessing comes to what chance gives', () => {
      const { metric, value, within } = entry.respondent.chance;
      const found = mean(
        of('guessing').flatMap(({ metrics }) => {
          const told = (metrics as Record<string, number | null>)[metric];
          return typeof told === 'number' ? [told] : [];
        }),
      );
      expect(
        Math.abs((found ?? Number.NaN) - value),
        `${metric}: ${found}, by chance ${value}`,
      ).toBeLessThanOrEqual(within);
    });
  },
);
