import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../../src/lib/assessments/bands.ts';
import { headlineOf } from '../../../src/lib/reports/headline.ts';
import { renderEn } from '../../../src/lib/reports/messages.ts';

const questionnaire = { kind: 'questionnaire' } as const;
const names = ['Attention', 'Impulse', 'Order', 'Emotion', 'Daily', 'Rest', 'Energy', 'Social'];
const areas = (...scores: (number | null)[]) =>
  scores.map((score, index) => ({ name: names[index] ?? '', score: score ?? 0, scored: score !== null }));
const say = (...scores: (number | null)[]) =>
  headlineOf(areas(...scores), questionnaire)
    ?.map(renderEn)
    .join(' ');

describe('the headline of a result', () => {
  it.each([
    [[25, 17, 75, 38, 31], 'Order stands out. The other four look calm.'],
    [[25, 17, 75, 88, 31], 'Emotion and Order stand out. The other three look calm.'],
    [[25, 17, 44, 38, 31], 'Order is noticeable. The other four look calm.'],
    [[25, 50, 75, 38, 31], 'Order stands out. The rest is partly noticeable, partly calm.'],
    [[50, 44], 'Attention and Impulse are noticeable.'],
    [[90, 80, 70, 20], 'Attention and Impulse stand out most. The rest is partly raised, partly calm.'],
    [[90, 80, 70, 50], 'Attention and Impulse stand out most. The rest is raised, too.'],
    [[60, 50, 45, 40, 41], 'Attention and Impulse are the most noticeable. The rest is noticeable, too.'],
    [[75, 20], 'Attention stands out. The rest looks calm.'],
    [[39.9, 10, 0], 'Nothing stands out. All areas look calm.'],
    [[100, 100, 100, 100], 'All areas stand out equally.'],
    [[50, 50, 50], 'All areas are equally noticeable.'],
    [[100, 100, 100, null], 'Several areas stand out equally.'],
    [[63, 50, 50, 50, 33], 'Attention is noticeable. The rest is partly noticeable, partly calm.'],
    [[90, 80, 80, 20], 'Attention stands out. The rest is partly raised, partly calm.'],
    [[80, 80, 80, 50], 'Several areas stand out equally. The rest is noticeable, too.'],
    [[50, 50, 50, 20], 'Several areas are equally noticeable. The rest looks calm.'],
    [
      [63, 63, 50, 20],
      'Attention and Impulse are the most noticeable. The rest is partly noticeable, partly calm.',
    ],
    [[10, 20, null], 'Nothing stands out. All areas with answers look calm.'],
    [[10, null, null], 'Nothing stands out. Attention looks calm.'],
    [[null, null], 'There are not enough answers to describe a result.'],
  ])('of %j reads as it should', (scores, text) => {
    expect(say(...scores)).toBe(text);
  });

  it('is left to the built summary where a number is a preference', () => {
    expect(headlineOf(areas(80), { kind: 'choices' })).toBeNull();
  });

  it('names only raised areas, two at most, and the highest first', () => {
    const percent = fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(fc.array(percent, { minLength: 1, maxLength: 8 }), (scores) => {
        const given = areas(...scores);
        const text = say(...scores) ?? '';
        const named = given.filter(({ name }) => text.includes(name));
        const raised = given.filter(({ score, scored }) => scored && zoneOf(score, questionnaire) !== 'calm');
        const wanted = [...raised].sort((a, b) => b.score - a.score).slice(0, 2);
        expect(named.length).toBeLessThanOrEqual(2);
        if (raised.length > 0)
          for (const { score, scored } of named) expect(scored && score >= 40).toBe(true);
        // Of more than two equals at the top none is named.
        const equals = raised.filter(({ score }) => score === wanted[0]?.score);
        if (raised.length > 0 && equals.length < 3)
          expect(named.map(({ name }) => name)).toContain(wanted[0]?.name);
        // Whoever is named has no equal that is not.
        for (const { score } of named)
          if (raised.length > 0)
            expect(raised.filter((area) => area.score === score && !named.includes(area))).toEqual([]);
      }),
    );
  });
});
