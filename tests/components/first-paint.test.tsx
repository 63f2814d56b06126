import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultDisplay, displayFields, displayOptions } from '@/lib/appearance/display';

const root = document.documentElement;

/** What a page that is being opened does first. */
async function openPage(stored: Record<string, string>): Promise<void> {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.resetModules();
  await import('../../public/theme.js');
}

beforeEach(() => localStorage.clear());
afterEach(() => openPage({}));

const fields = displayFields.filter((field) => field !== 'theme');

describe('before the first paint', () => {
  it.each(fields.flatMap((field) => displayOptions[field].map((value) => [field, value] as const)))(
    '%s: %s is on the page, a default without an attribute',
    async (field, value) => {
      await openPage({ 'fcl.display': JSON.stringify({ ...defaultDisplay, [field]: value }) });
      expect(root.dataset[field]).toBe(value === defaultDisplay[field] ? undefined : value);
      const others = fields.filter((other) => other !== field);
      expect(others.filter((other) => root.dataset[other] !== undefined)).toEqual([]);
    },
  );

  it.each(['light', 'dark'])('the %s theme is on the page', async (theme) => {
    await openPage({ 'fcl.display': JSON.stringify({ theme }) });
    expect(root.dataset.theme).toBe(theme);
  });

  it('what earlier versions kept still counts, and gives way to a newer choice', async () => {
    await openPage({ 'fcl.theme': 'dark', 'fcl.contrast': 'high' });
    expect([root.dataset.theme, root.dataset.contrast]).toEqual(['dark', 'high']);
    const newer = JSON.stringify({ theme: 'light', contrast: 'soft' });
    await openPage({ 'fcl.theme': 'dark', 'fcl.contrast': 'high', 'fcl.display': newer });
    expect([root.dataset.theme, root.dataset.contrast]).toEqual(['light', 'soft']);
  });

  it.each([
    ['normal', 'high'],
    ['high', 'high'],
    ['soft', 'soft'],
  ])('a device that asks for more contrast, with %s chosen here, gets %s', async (contrast, shown) => {
    const asked = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...asked(query),
      addEventListener: () => {},
      matches: query === '(prefers-contrast: more)',
    }));
    try {
      await openPage({ 'fcl.display': JSON.stringify({ contrast }) });
      expect(root.dataset.contrast).toBe(shown);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(['{', 'null', '7', '[]', '{"font":"comic","motion":{},"density":null}'])(
    'broken storage (%s) is the look as delivered',
    async (broken) => {
      await openPage({ 'fcl.display': broken });
      expect(root.dataset.theme).toBe('light');
      expect(fields.filter((field) => root.dataset[field] !== undefined)).toEqual([]);
    },
  );
});
