import { describe, expect, it } from 'vitest';
import { psyprofileLite } from '../../../../src/lib/assessments/tests/psyprofile-lite/definition.ts';
import { areaLinks } from '../../../../src/lib/reports/special/area-links.ts';

const all = (score: number) => Object.fromEntries(psyprofileLite.domains.map(({ id }) => [id, score]));

describe('links between areas', () => {
  it('asks only about areas that are both raised', () => {
    expect(areaLinks({ sleep_rest: 60, energy_motivation: 50 }).map(({ id }) => id)).toEqual(['rest_energy']);
    expect(areaLinks({ sleep_rest: 60, energy_motivation: 49.9 })).toEqual([]);
    expect(areaLinks({ sleep_rest: 60, energy_motivation: null })).toEqual([]);
  });

  it('asks about the highest pairs first and about three at most', () => {
    const found = areaLinks({ ...all(55), stress_recovery: 90, social_ease: 85 });
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({ from: 'social_ease', to: 'stress_recovery' });
    expect(areaLinks(all(20))).toEqual([]);
  });

  it('names only areas of the profile', () => {
    const ids: readonly string[] = psyprofileLite.domains.map(({ id }) => id);
    const named = ids.flatMap((id) =>
      ids.flatMap((other) => areaLinks({ [id]: 80, [other]: 80 }).flatMap(({ from, to }) => [from, to])),
    );
    expect([...new Set(named)].sort()).toEqual([...ids].sort());
  });
});
