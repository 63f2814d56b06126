import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemText, readStoredItems } from '../../../../src/lib/assessments/bank-item.ts';
import { selectQuestions } from '../../../../src/lib/assessments/selection.ts';
import { childFocusTracker } from '../../../../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { type AgeBand, ageBands } from '../../../../src/lib/assessments/types.ts';

const content = fileURLToPath(new URL('../../../../src/content/items/childfocus/en/', import.meta.url));
const items = childFocusTracker.domains
  .flatMap(({ id }) => readStoredItems(JSON.parse(readFileSync(`${content}${id}.json`, 'utf8'))))
  .map((item) => ({ ...item, age_bands: 'age_bands' in item ? item.age_bands : [] }));
const itemById = new Map(items.map((item) => [item.id, item]));
const facets = childFocusTracker.domains.flatMap((domain) => domain.facets);
const seeds = fc.uuid({ version: 4 });

function stemsOf(band: AgeBand) {
  return items.filter(({ age_bands }) => age_bands.includes(band));
}

function countBy(ids: readonly string[], key: 'domain' | 'facet'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const name = itemById.get(id)?.[key] ?? 'unknown';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe.each(ageBands)('the Child Focus Tracker for age %s', (band) => {
  it.each(childFocusTracker.forms)('has at least two stems for each facet in form $form', ({ form }) => {
    const asked = stemsOf(band).filter((item) => itemText(item, form) !== null);
    const counts = countBy(
      asked.map(({ id }) => id),
      'facet',
    );
    expect(Object.keys(counts).sort()).toEqual([...facets].sort());
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(2);
  });

  it('asks 40 questions of that age, eight of each area and two of each facet, on every retake', () => {
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 1, maxLength: 7 }), (attempts) => {
        const history: string[][] = [];
        for (const seed of attempts) {
          const avoid = history.slice(-childFocusTracker.selection.avoidLastAttempts).flat();
          const { questionIds, warning } = selectQuestions(childFocusTracker, stemsOf(band), { seed, avoid });
          expect(warning).toBeNull();
          expect(new Set(questionIds).size).toBe(40);
          expect(questionIds.every((id) => itemById.get(id)?.age_bands.includes(band))).toBe(true);
          expect(Object.values(countBy(questionIds, 'domain'))).toEqual([8, 8, 8, 8, 8]);
          expect(countBy(questionIds, 'facet')).toEqual(Object.fromEntries(facets.map((id) => [id, 2])));
          history.push([...questionIds]);
        }
      }),
    );
  });

  it('asks only other questions on the first retake', () => {
    fc.assert(
      fc.property(seeds, seeds, (first, second) => {
        const { questionIds: avoid } = selectQuestions(childFocusTracker, stemsOf(band), {
          seed: first,
          avoid: [],
        });
        const { questionIds } = selectQuestions(childFocusTracker, stemsOf(band), { seed: second, avoid });
        expect(questionIds.filter((id) => avoid.includes(id))).toEqual([]);
      }),
    );
  });
});

describe('the questions of the Child Focus Tracker', () => {
  it('name toys, puzzles, bedtime and getting dressed only for children up to 12', () => {
    const young = /\b(toys?|puzzles?|crayon|bedtime|playground|playtime|getting dressed)\b/;
    const texts = stemsOf('13-17').flatMap((item) => [itemText(item, 'parent'), itemText(item, 'teacher')]);
    expect(texts.filter((text) => young.test(text ?? ''))).toEqual([]);
  });

  it('name planners, projects, study and essays only from age 9', () => {
    const older = /\b(planner|projects?|study|studying|essay|laptop|debate)\b/;
    const texts = stemsOf('6-8').flatMap((item) => [itemText(item, 'parent'), itemText(item, 'teacher')]);
    expect(texts.filter((text) => older.test(text ?? ''))).toEqual([]);
  });
});
