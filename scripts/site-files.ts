/** Files beside the pages that a host or a search engine reads; what stands in them comes from the rows of `src/app/route-rows.ts`. */
import type { Found } from '../src/app/route-row.ts';
import { routedPages } from '../src/app/route-rows.ts';
import { policyNeeds, privateAddressHeaders, securityHeaders } from '../src/config/security-headers.ts';
import { catalogue } from '../src/lib/assessments/catalogue.ts';

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

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Response headers by address, as static hosts read them. */
export function headersFile(env: Environment): string {
  return [
    '/*',
    ...lines(securityHeaders(policyNeeds(env))),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...[...privateAddresses()].flatMap((path) => [path, ...lines(privateAddressHeaders)]),
    '',
  ].join('\n');
}

/** The addresses search engines shall know. @param site origin of the published app */
export function sitemapFile(site: string): string {
  const urls = pathsOf('index').map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
