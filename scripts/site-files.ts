/** Files beside the pages that a host or a search engine reads; what stands in them comes from the rows of `src/app/route-rows.ts`. */
import type { Found } from '../src/app/route-row.ts';
import { routedPages } from '../src/app/route-rows.ts';
import {
  type InlineHashes,
  policyNeeds,
  privateAddressHeaders,
  securityHeaders,
} from '../src/config/security-headers.ts';
import { workerFile } from '../src/config/worker.ts';
import { catalogue } from '../src/lib/assessments/catalogue.ts';
import { twinsOf } from './page-facts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const pathsOf = (found: Found) => routedPages.filter((page) => page.found === found).map(({ path }) => path);

/**
 * The private addresses as a `_headers` file writes them, where `*` stands for the rest and may stand only at the end; the
 * short id of a test in the middle is therefore spelt out.
 */
function privateAddresses(): Set<string> {
  const spelt = pathsOf('private').flatMap((path) =>
    path.includes(':testKey')
      ? Object.values(catalogue).map(({ routeKey }) => path.replace(':testKey', routeKey))
      : [path],
  );
  return new Set(spelt.map((path) => path.replace(/:.*$/, '*')));
}

export interface HeaderRule {
  /** `*` at the end stands for the rest. Of two rules for one address the later holds. */
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Response headers by address: what the files of every host are written from. */
export function headerRules(env: Environment, inline?: InlineHashes): HeaderRule[] {
  return [
    { at: '/*', headers: securityHeaders(policyNeeds(env), inline) },
    { at: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // A browser must hear of a newer worker, and of one that retires, on the next visit.
    { at: workerFile, headers: { 'Cache-Control': 'no-cache' } },
    ...[...privateAddresses()].map((at) => ({ at, headers: privateAddressHeaders })),
  ];
}

/** As Cloudflare Pages and Netlify read them. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = ({ at, headers }: HeaderRule) => [
    at,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [...rules.flatMap(lines), ''].join('\n');
}

/** What crawlers may read, which is all that is no health data, and where the list of pages is. */
export function robotsFile(site: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', site).href}`, ''].join('\n');
}

/**
 * The addresses search engines shall know, each with the same page in the other languages.
 * @param site origin of the published app
 */
export function sitemapFile(site: string): string {
  const urls = pathsOf('index').flatMap((path) => {
    const twins = twinsOf(site, path);
    const links = twins.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return [...new Set(twins.map(({ href }) => href))].map(
      (href) => `  <url><loc>${href}</loc>${links.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
