import { describe, expect, it } from 'vitest';
import {
  areasToTry,
  barrierTool,
  mainPattern,
  rankedAreas,
} from '../../../../src/lib/reports/special/patterns.ts';

const area = (id: string, score: number | null, answered = 7) => ({
  id,
  score: score ?? 0,
  scored: score !== null,
  answered,
});

describe('the main pattern', () => {
  it('is the highest area when the next one is clearly lower', () => {
    const found = mainPattern([area('a', 50), area('b', 72), area('c', 62)]);
    expect(found).toMatchObject({ kind: 'one', area: { id: 'b' } });
  });

  it('is shared by areas whose difference is too small for words', () => {
    const found = mainPattern([area('a', 63), area('b', 72), area('c', 40)]);
    expect(found.kind === 'several' && found.areas.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('never counts a Low area in, however near it is', () => {
    expect(mainPattern([area('a', 42), area('b', 39)])).toMatchObject({ kind: 'one', area: { id: 'a' } });
  });

  it('is none when every area is Low or nothing is scored', () => {
    expect(mainPattern([area('a', 39.9), area('b', 10)]).kind).toBe('allLow');
    expect(mainPattern([area('a', null)]).kind).toBe('none');
  });
});

describe('ranked areas', () => {
  it('come highest first, without those that are not scored', () => {
    const areas = [area('a', 30), area('b', null), area('c', 70)];
    expect(rankedAreas(areas).map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('get a step from 40 on', () => {
    expect(areasToTry([area('a', 39.9), area('b', 40), area('c', 70)]).map(({ id }) => id)).toEqual([
      'c',
      'b',
    ]);
  });

  it('lead to the tool of the strongest barrier, and to none when it is Low', () => {
    expect(barrierTool([area('self_doubt', 50), area('distant_payoff', 60)])).toBe('priority-navigator');
    expect(barrierTool([area('self_doubt', 65), area('distant_payoff', 60)])).toBe('focus-burst');
    expect(barrierTool([area('self_doubt', 39)])).toBeNull();
  });
});
