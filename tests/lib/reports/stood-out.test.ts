import { describe, expect, it } from 'vitest';
import { stoodOut } from '../../../src/lib/reports/stood-out.ts';

const question = (id: string, area: string, answer: number | null) => ({
  id,
  area,
  answer,
  language: 'en' as const,
});
type View = Parameters<typeof stoodOut>[0];

function viewOf(questions: ReturnType<typeof question>[], more: Partial<View> = {}): View {
  return {
    scoring: { questions },
    areas: [
      { id: 'order', zone: 'strong' },
      { id: 'mood', zone: 'calm' },
    ],
    reader: { audience: 'owner' },
    wording: 'self',
    ...more,
  } as unknown as View;
}

const ids = (view: View, area: string) => stoodOut(view, area).map(({ id }) => id);

describe('answers that stood out', () => {
  it('are Often and Very often, the highest first, five at most in a report', () => {
    const questions = [1, 2, 3, 4, 5, 6, 7].map((n) => question(`OM00${n}`, 'order', n > 5 ? 5 : 4));
    expect(ids(viewOf(questions), 'order')).toEqual(['OM006', 'OM007', 'OM001', 'OM002', 'OM003']);
  });

  it('are Never in calm areas alone, three at most', () => {
    const questions = [1, 2, 3, 4].flatMap((n) => [
      question(`ES00${n}`, 'mood', 1),
      question(`OM00${n}`, 'order', 1),
    ]);
    expect(ids(viewOf(questions), 'mood')).toEqual(['ES001', 'ES002', 'ES003']);
    expect(ids(viewOf(questions), 'order')).toEqual([]);
  });

  it('are none of what was left out or answered in between', () => {
    expect(ids(viewOf([question('OM001', 'order', null), question('OM002', 'order', 3)]), 'order')).toEqual(
      [],
    );
  });

  it.each([
    ['a shared report', { reader: { audience: 'shared' } }],
    ['choices', { wording: 'choice' }],
  ])('are never quoted in %s', (_name, more) => {
    const view = viewOf([question('OM001', 'order', 5)], more as unknown as Partial<View>);
    expect(stoodOut(view, 'order')).toEqual([]);
  });
});
