import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PublicLayout } from '@/app/layouts/public-layout';
import { AuthProvider } from '@/contexts/auth';
import { initI18nForPrerender } from '@/i18n/init';
import common from '@/i18n/locales/en/common.json';
import home from '@/i18n/locales/en/home.json';
import nav from '@/i18n/locales/en/nav.json';
import upgrade from '@/i18n/locales/en/upgrade.json';
import { HomePage } from '@/pages/home/home-page';

async function markup(): Promise<string> {
  await initI18nForPrerender({ en: { common, home, nav, upgrade } });
  const app = createElement(AuthProvider, null, createElement(PublicLayout), createElement(HomePage));
  const { prelude } = await prerender(createElement(StaticRouter, { location: '/' }, app), {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}

// No window, no document: as in the build.
describe('the prerendered home page', () => {
  it('can be read before any script has run, from the first line to the display settings', async () => {
    const html = await markup();
    for (const text of [
      'Start the Focus Snapshot',
      'Very Often',
      'not based on population norms',
      '日本語',
      'Plus and Premium open more tests',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('brings no inline style and no script, which the content-security policy would refuse', async () => {
    expect(await markup()).not.toMatch(/ style=|<script|<style|hidden=""/);
  });
});
