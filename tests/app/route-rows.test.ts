import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../scripts/addresses.ts';
import { mailTerms, termsFile } from '../../scripts/mail-terms.ts';
import { headerRules, headersFile, robotsFile, sitemapFile } from '../../scripts/site-files.ts';
import { mailTexts, textTypes } from '../../scripts/text-types.ts';
import { redirects } from '../../src/app/redirects.ts';
import { asMember, notFoundRow, routedPages } from '../../src/app/route-rows.ts';
import { brand } from '../../src/config/brand.ts';
import { isCjk, languageCodes } from '../../src/config/languages.ts';
import { catalogue } from '../../src/lib/assessments/catalogue.ts';
import { textsOf } from '../support/locales.ts';

const root = join(import.meta.dirname, '../..');
const rows = [...routedPages, { ...notFoundRow, path: '*' }].flatMap((row) => [row, asMember(row) ?? row]);
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

describe.each(languageCodes)('what search engines read in %s', (language) => {
  const shown = routedPages.filter(({ found }) => found === 'index');
  // East Asian writing says the same in about half the characters.
  const [least, most] = isCjk(language) ? [20, 100] : [60, 200];

  it('says of every page they may find what it is, at a length that they show', () => {
    const said = shown.map(({ path, description = ':', texts }) => {
      const [namespace = '', key = ''] = description.split(':');
      expect(['common', ...texts], path).toContain(namespace);
      const text = textsOf(language, namespace).get(key) ?? '';
      return { path, text: text.replace('{{name}}', brand.name).replace('{{operator}}', brand.operator) };
    });
    expect(said.filter(({ text }) => text.length < least || text.length > most)).toEqual([]);
    expect(new Set(said.map(({ text }) => text)).size).toBe(shown.length);
  });
});

describe('what is derived from the rows', () => {
  it('the sitemap holds the public pages with the origin of the site, and nobody’s own', () => {
    const sitemap = sitemapFile('https://site.example.com');
    expect(sitemap).toContain('<loc>https://site.example.com/</loc>');
    expect(sitemap).toContain('<loc>https://site.example.com/pricing</loc>');
    expect(sitemap).not.toMatch(/account|report|shared|test-|auth|checkout/);
    expect(robotsFile('https://site.example.com')).toContain('Sitemap: https://site.example.com/sitemap.xml');
  });

  it('the sitemap names every page in every language once, each with all the others', () => {
    const sitemap = sitemapFile('https://site.example.com');
    const pages = routedPages.filter(({ found }) => found === 'index').length * languageCodes.length;
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect([addresses.length, new Set(addresses).size]).toEqual([pages, pages]);
    expect(addresses).toContain('https://site.example.com/de/faq');
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(pages);
  });

  it('the headers keep addresses of health data out of indexes and referrers, and no others', () => {
    const lines = headersFile(headerRules({})).split('\n');
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
      'admin/admin-dashboard-page',
      'admin/qa-report-page',
      'community/room-page',
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

  it('name the mail texts of every language (npm run types:texts)', () => {
    expect(readFileSync(join(root, 'src/lib/mails/texts.gen.ts'), 'utf8')).toBe(mailTexts(root));
  });

  it('hold the terms as the legal page shows them (npm run types:texts)', () => {
    expect(readFileSync(join(root, termsFile), 'utf8')).toBe(mailTerms(root));
  });
});
