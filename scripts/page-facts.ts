/** What the head of a drawn page says of its address: to search engines, and to programs that show a link to it. */
import { addressIn } from '../src/app/language-addresses.ts';
import { brand } from '../src/config/brand.ts';
import { fallbackLanguage, type Language, languageCodes } from '../src/config/languages.ts';
import { escaped } from './html-files.ts';

export interface FactsOf {
  /** Origin of the published app. */
  readonly site: string;
  /** Address as the router knows it; a page with twins. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** File of `public/` that is shown with a link to any page; made by `node scripts/link-picture.ts`. */
export const linkPicture = { path: '/link-picture.png', width: 1200, height: 630 } as const;

/** The page in each language; `x-default` leads everybody else to English. */
export function twinsOf(site: string, path: string): { language: Language | 'x-default'; href: string }[] {
  const href = (language: Language) => new URL(addressIn(language, path), site).href;
  return [
    ...languageCodes.map((language) => ({ language, href: href(language) })),
    { language: 'x-default', href: href(fallbackLanguage) },
  ];
}

/** They go when somebody goes on to the next page (`data-own`, src/app/site-router.tsx). */
export function pageFacts({ site, path, language, title, description }: FactsOf): string[] {
  const own = new URL(addressIn(language, path), site).href;
  const said: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': own,
    'og:image': new URL(linkPicture.path, site).href,
    'og:image:width': String(linkPicture.width),
    'og:image:height': String(linkPicture.height),
    'og:image:alt': brand.name,
  };
  return [
    `<link rel="canonical" href="${own}" data-own>`,
    ...twinsOf(site, path).map(
      (twin) => `<link rel="alternate" hreflang="${twin.language}" href="${twin.href}" data-own>`,
    ),
    ...Object.entries(said).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" data-own>`,
    ),
    '<meta name="twitter:card" content="summary_large_image" data-own>',
  ];
}

/**
 * The way from the home page to a page, for search engines; none of the home page itself.
 * Source: schema.org, BreadcrumbList.
 * @param nameOf what a page is called that has twins; null where there is none at the address
 */
export function breadcrumbs(
  { site, path, language }: Pick<FactsOf, 'site' | 'path' | 'language'>,
  nameOf: (path: string) => string | null,
) {
  const parts = path.split('/').slice(1).filter(Boolean);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const steps = ['/', ...above].flatMap((step) => {
    const name = step === '/' ? brand.name : nameOf(step);
    return name === null ? [] : [{ name, item: new URL(addressIn(language, step), site).href }];
  });
  if (steps.length < 2) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
