import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../scripts/addresses.ts';
import { headersFile, sitemapFile } from '../../scripts/site-files.ts';
import { textTypes } from '../../scripts/text-types.ts';
import { redirects } from '../../src/app/redirects.ts';
import { notFoundRow, routedPages } from '../../src/app/route-rows.ts';
import { catalogue } from '../../src/lib/assessments/catalogue.ts';

const root = join(import.meta.dirname, '../..');
const rows = [...routedPages, { ...notFoundRow, path: '*' }];
const files = globSync('*/*-page.tsx', { cwd: join(root, 'src/pages') })
  .map((file) => file.replaceAll('\\', '/').replace('.tsx', ''))
  .filter((file) => !file.startsWith('kit/'));
const leadsTo = (address: string) => routedPages.filter(({ path }) => matchPath(path, address));

describe('the rows of the pages', () => {
  it('name every file of a page, and no file that does not exist', () => {
    expect([...new Set(rows.map(({ page }) => page as string))].sort()).toEqual(files.sort());
  });

  it.each(files)('%s exports its page and nothing else', (file) => {
    const source = readFileSync(join(root, `src/pages/${file}.tsx`), 'utf8');
    expect([...source.matchAll(/^export (?!type|interface)/gm)]).toHaveLength(1);
  });

  it('ask only for texts that exist', () => {
    const names = new Set(rows.flatMap(({ texts }) => texts));
    const missing = [...names].filter((name) => !existsSync(join(root, `src/i18n/locales/en/${name}.json`)));
    expect(missing).toEqual([]);
  });

  it('stand once for each address', () => {
    expect(new Set(routedPages.map(({ path }) => path)).size).toBe(routedPages.length);
  });

  it('cover every test that the catalogue names and every address that moved', () => {
    for (const { route } of Object.values(catalogue)) expect(leadsTo(route), route).not.toEqual([]);
    for (const [from, to] of Object.entries(redirects)) {
      expect(leadsTo(to.replace(/\?.*$/, '')), from).not.toEqual([]);
      expect(leadsTo(from), from).toEqual([]);
    }
  });

  it('let search engines show only what everybody may open', () => {
    const shown = routedPages.filter(({ found }) => found === 'index');
    expect(shown.length).toBeGreaterThan(5);
    for (const { path, needs } of shown) {
      expect(['nothing', 'data'], path).toContain(needs);
      expect(path).not.toContain(':');
    }
  });
});

describe('what is derived from the rows', () => {
  it('the sitemap holds the public pages with the origin of the site, and nobody’s own', () => {
    const sitemap = sitemapFile('https://site.example.com');
    expect(sitemap).toContain('<loc>https://site.example.com/</loc>');
    expect(sitemap).toContain('<loc>https://site.example.com/pricing</loc>');
    expect(sitemap).not.toMatch(/account|report|shared|test-|auth|checkout/);
  });

  it('the headers keep addresses of health data out of indexes and referrers, and no others', () => {
    const lines = headersFile({}).split('\n');
    const headersOf = (address: string) => {
      const from = lines.indexOf(address);
      return from < 0 ? null : lines.slice(from + 1, from + 3).map((line) => line.trim());
    };
    for (const address of [
      '/reports/*',
      '/report/*',
      '/shared/*',
      '/test-detail/*',
      '/test/childfocus/invite/*',
      ...Object.values(catalogue).map(({ routeKey }) => `/${routeKey}/report/*`),
    ]) {
      expect(headersOf(address), address).toEqual(['X-Robots-Tag: noindex', 'Referrer-Policy: no-referrer']);
    }
    for (const address of ['/pricing', '/account', '/test/*', '/focus-snapshot']) {
      expect(headersOf(address)).toBeNull();
    }
  });

  it('browser tests and pictures see every page that needs nothing stored', () => {
    const seen = (page: string) =>
      routedPages.some(
        (place) =>
          place.page === page &&
          addresses.some(({ path }) => matchPath(place.path, path.replace(/\?.*$/, ''))),
      );
    expect([...new Set(routedPages.map(({ page }) => page))].filter((page) => !seen(page)).sort()).toEqual([
      'membership/sales-redirect-page',
      'reports/report-page',
      'reports/shared-report-page',
      'tests/childfocus-invite-page',
      'tests/compare-page',
      'tests/test-detail-page',
      'tests/test-run-page',
      'training/focus-burst-session-page',
    ]);
  });
});

describe('the types of the texts', () => {
  it('are those of the files there are (npm run types:texts)', () => {
    expect(readFileSync(join(root, 'src/i18n/resources.gen.ts'), 'utf8')).toBe(textTypes(root));
  });
});
