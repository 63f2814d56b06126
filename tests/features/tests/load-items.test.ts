import { describe, expect, it } from 'vitest';
import { loadItems } from '@/content/items/load-items';
import { instruments } from '@/lib/assessments/instruments';
import { selectQuestions } from '@/lib/assessments/selection';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import { ageBands } from '@/lib/assessments/types';

const bank = { routeKey: 'sample' };
const item = (id: string, text: string, active = true) => ({
  id,
  text,
  domain: 'one',
  facet: 'a',
  active,
});
const file = (items: unknown) => async () => ({ default: items });

describe('loading the questions of a test', () => {
  it('shows what is translated in the language asked for, and the rest in English', async () => {
    const { items, byId } = await loadItems(bank, 'de', 'self', {
      './sample/en/one.json': file([item('AB001', 'First?'), item('AB002', 'Second?')]),
      './sample/de/one.json': file([item('AB002', 'Zweite?')]),
    });
    expect(items.map(({ id, text, language }) => [id, text, language])).toEqual([
      ['AB001', 'First?', 'en'],
      ['AB002', 'Zweite?', 'de'],
    ]);
    expect(byId.get('AB002')).toBe(items[1]);
  });

  it('takes from a translation its words only: English says what exists and what is active', async () => {
    const { items } = await loadItems(bank, 'de', 'self', {
      './sample/en/one.json': file([item('AB001', 'First?', false)]),
      './sample/de/one.json': file([item('AB001', 'Erste?', true), item('AB009', 'Neunte?')]),
    });
    expect(items).toEqual([{ ...item('AB001', 'Erste?', false), language: 'de' }]);
  });

  it('is fine with a language that has no file at all', async () => {
    const { items } = await loadItems(bank, 'ja', 'self', {
      './sample/en/one.json': file([item('AB001', 'First?')]),
    });
    expect(items.map(({ language }) => language)).toEqual(['en']);
  });

  it('reads no other bank, and fails when there is none or a file is broken', async () => {
    const other = { './sample-two/en/one.json': file([item('AB001', 'First?')]) };
    await expect(loadItems(bank, 'en', 'self', other)).rejects.toThrow('There is no item bank sample');
    await expect(
      loadItems(bank, 'en', 'self', { './sample/en/one.json': file([{ id: 7 }]) }),
    ).rejects.toThrow();
  });

  it('finds the 500 questions of the Focus Snapshot', async () => {
    const { items, byId } = await loadItems(focusSnapshot, 'en', 'self');
    expect(items).toHaveLength(500);
    expect(byId.get('ES001')?.language).toBe('en');
  });

  it('asks each form its own way, and leaves out what a form does not ask', async () => {
    const child = (id: string, text_parent: string | null, text_teacher: string | null) => ({
      id,
      text_parent,
      text_teacher,
      domain: 'one',
      facet: 'a',
      active: true,
      age_bands: ['6-8'],
    });
    const files = {
      './sample/en/one.json': file([
        child('AB001', 'At home?', 'In class?'),
        child('AB002', null, 'At school?'),
      ]),
      './sample/de/one.json': file([child('AB001', 'Zu Hause?', null)]),
    };
    const parent = await loadItems(bank, 'de', 'parent', files);
    expect(parent.items).toEqual([
      {
        id: 'AB001',
        domain: 'one',
        facet: 'a',
        active: true,
        age_bands: ['6-8'],
        text: 'Zu Hause?',
        language: 'de',
      },
    ]);
    const teacher = await loadItems(bank, 'de', 'teacher', files);
    expect(teacher.items.map(({ text, language }) => [text, language])).toEqual([
      ['In class?', 'en'],
      ['At school?', 'en'],
    ]);
  });

  it.each(instruments.flatMap((test) => test.forms.map(({ form }) => [test.testId, form, test] as const)))(
    'can fill %s for the form %s',
    async (_id, form, test) => {
      const { items } = await loadItems(test, 'en', form);
      const ages = test.forms.some(({ details }) => details.includes('age_band')) ? ageBands : [undefined];
      for (const ageBand of ages) {
        const { questionIds, warning } = selectQuestions(test, items, { seed: 'any', avoid: [], ageBand });
        expect(warning).toBeNull();
        expect(questionIds).toHaveLength(test.selection.total);
      }
    },
  );
});
