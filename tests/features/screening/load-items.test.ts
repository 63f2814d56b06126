import { describe, expect, it } from 'vitest';
import { loadItems } from '@/content/items/load-items';
import { focusSnapshot } from '@/lib/assessments/focus-snapshot';

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
});
