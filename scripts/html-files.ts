/** Text of the HTML files: what a page of `page-files.ts` needs, written into the shell that Vite made. */
import { createHash } from 'node:crypto';
import type { Language } from '../src/config/languages.ts';
import type { FirstRead } from './first-reads.ts';

export interface HtmlPage {
  readonly language: Language;
  /** Code to fetch with the page, beside what the shell names for every page; addresses on this site. Of members' pages `ahead` has it. */
  readonly code: readonly string[];
  /** Its texts by namespace. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** What public/ahead.js chooses from. */
  readonly ahead: {
    readonly languages: readonly string[];
    /** What the page is drawn in. */
    readonly language: Language;
    /** Whether it stands in every language, each at an address of its own. */
    readonly hasTwins: boolean;
    /** What stands in it is for members, and for nobody else. */
    readonly opens: boolean;
    /** It is drawn for visitors, and what members see meanwhile stands beside that. */
    readonly opensBeside: boolean;
    /** Type of what is drawn. Where nothing is, nothing is read before the code is there: it comes behind, with the first words. */
    readonly fonts: readonly string[];
    readonly texts: readonly string[];
    /** Code that what the backend is asked for goes before. */
    readonly code: readonly string[];
    readonly session: readonly string[];
    readonly sessionTexts: readonly string[];
    readonly signIn: readonly string[];
    /** Its address, empty where it is that of the app, and its publishable key. */
    readonly backend: { readonly url: string; readonly key: string };
    /** What kind of page it is, for public/boot-help.js. */
    readonly page: string;
    /** Addresses of the page, as patterns of the router, where what is asked for depends on them. */
    readonly at: readonly string[];
    /** What to ask it for at once. */
    readonly reads: Readonly<Record<'visitor' | 'member', readonly FirstRead[]>>;
  };
  /** What the page looks like before any script has run; none where it is somebody's own. */
  readonly drawn?: DrawnPage;
  /** What members see of it meanwhile, in place of that or beside it. */
  readonly opening?: string;
  /** What the head says of this page alone, as tags. */
  readonly facts?: readonly string[];
  /** What is said of its place among the pages, to programs. */
  readonly way?: StructuredData | null;
}

type StructuredData = Readonly<Record<string, unknown>>;

export interface DrawnPage {
  readonly markup: string;
  readonly title: string | null;
  /** For search engines. */
  readonly description: string;
  /** What the page says to programs, as schema.org names it. */
  readonly data: StructuredData | null;
}

/** Parts that are the same in every HTML file and stand in the policy by their hash. */
export interface InlineParts {
  readonly styles: string;
  readonly scripts: readonly string[];
}

/** As a policy names what may stand in a page. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** JSON that no browser takes for the end of its block, whatever it says. */
const block = (attributes: string, data: unknown): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const dataBlock = (id: string, data: unknown): string => block(`type="application/json" id="${id}"`, data);

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Takes what matches out of a text, or says what is not there. */
function take(html: string, pattern: RegExp, what: string): { rest: string; found: string } {
  const found = pattern.exec(html)?.[0];
  if (found === undefined) throw new Error(`index.html has lost ${what}`);
  return { rest: html.replace(found, ''), found };
}

/** Tags that React puts before the markup and a document has in its head. */
const headTags = /^(?:<(?:meta|link|title)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/**
 * @param shell the HTML of Vite: entry and what it imports, stylesheet, empty root
 * @throws where the shell or the markup holds what the content-security policy refuses
 */
export function htmlFile(shell: string, inline: InlineParts, page: HtmlPage): string {
  const markup = page.drawn?.markup ?? page.opening ?? '';
  if (/<script|<style| style="/.test(`${markup}${page.opening ?? ''}`)) {
    throw new Error('the prerendered page holds an inline script or style, which the policy forbids');
  }
  const ofHead = headTags.exec(markup)?.[0] ?? '';
  let html = shell;
  for (const name of ['boot', 'theme']) {
    html = take(html, new RegExp(`\\s*<script src="/${name}\\.js"></script>`), `${name}.js`).rest;
  }
  html = take(html, /\s*<link rel="stylesheet"[^>]*>/, 'its styles').rest;
  html = html.replace('<html lang="en">', `<html lang="${page.language}">`);
  const { title, description, data } = page.drawn ?? {};
  const said = [data, page.way].filter(Boolean);
  if (title) html = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
  if (description) {
    const own = `<meta name="description" content="${escaped(description)}" />`;
    html = html.replace(/<meta name="description"[^>]*>/, () => own);
  }
  // Nobody sees it: texts are read when the code is there.
  const behind = [
    dataBlock('texts', { [page.language]: page.texts }),
    ...said.map((one) => block('type="application/ld+json"', one)),
  ];
  html = html.replace('</body>', () => `${behind.join('\n')}\n  </body>`);
  const styles = `<style>${inline.styles}</style>`;
  // The code in the order of need.
  const asked = [
    ...page.code.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    dataBlock('ahead', page.ahead),
    ...inline.scripts.map((script) => `<script>${script}</script>`),
  ];
  const head = [
    // What is drawn is seen first. Where a page has little of its own what it asks for is on its way while the styles come, which
    // are most of the file.
    ...(page.drawn ? [styles, ...asked] : [...asked, styles]),
    ...(page.facts ?? []),
    ofHead,
  ].filter(Boolean);
  html = html.replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`);
  const beside = page.drawn && page.opening ? `<div id="opening">${page.opening}</div>` : '';
  return html.replace(
    '<div id="root"></div>',
    () => `${beside}<div id="root">${markup.slice(ofHead.length)}</div>`,
  );
}
