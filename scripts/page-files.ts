/**
 * Which files each page starts with: its code, its English texts, its type. The public pages are drawn in HTML files of
 * their own; every other page has a shell that names what it needs, and `_redirects` leads its address there.
 */

import { hasTwins } from '../src/app/language-addresses.ts';
import type { RouteRow } from '../src/app/route-row.ts';
import { asMember, notFoundRow, routeRows } from '../src/app/route-rows.ts';
import { fallbackLanguage, type Language, languageCodes } from '../src/config/languages.ts';
import { type PathName, paths } from '../src/config/paths.ts';
import { client, signIn, startsOf } from './page-starts.ts';

/** A file of the build's code, as `.vite/code.json` lists them (scripts/vite-code-list.ts). */
export interface CodeFile {
  /** From the folder of the build. */
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Modules of the source that stand in it. */
  readonly sources: readonly string[];
}
export type Code = readonly CodeFile[];

export interface PageFile {
  readonly row: RouteRow;
  /** Addresses it answers, as patterns of the router. */
  readonly at: readonly string[];
  /** HTML file, from the folder of the build. */
  readonly html: string;
  readonly isDrawn: boolean;
  /** In which languages it is drawn; what has no address of its own in the others is drawn in English alone. */
  readonly languages: readonly Language[];
  /** Code named in the HTML file, from the folder of the build: the entry and all that it and the page import. */
  readonly code: readonly string[];
  /** What the page needs besides for people who are signed in: the client, and the page they find in its place. */
  readonly session: readonly string[];
  /** Sign-in, besides: where a kept session has to be renewed. */
  readonly signIn: readonly string[];
  readonly texts: readonly string[];
  /** The same for people who are signed in. */
  readonly sessionTexts: readonly string[];
}

/** Texts of the frame, on every page. */
const frameTexts = ['common', 'nav'];

/** A file and all it imports, itself first. */
export function withImports(code: Code, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of code.find((one) => one.file === file)?.imports ?? []) withImports(code, next, seen);
  return seen;
}

/** The file that a module of the source stands in. @throws where it is in none */
export function fileOfSource(code: Code, source: string): string {
  const found = code.find(({ sources }) => sources.includes(source));
  if (!found) throw new Error(`${source} is not in the build`);
  return found.file;
}

export function entryOf(code: Code): string {
  const entry = code.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  return entry.file;
}

/** Whether everybody may open the page at a plain address and it looks the same to all who come without a session. */
const isPublic = (name: PathName, { needs, found, texts }: RouteRow) =>
  !paths[name].includes(':') && (found === 'index' || (needs === 'nothing' && texts.length > 0));

/** The same file answers all addresses of one page. */
const htmlOf = (name: PathName, row: RouteRow) =>
  isPublic(name, row)
    ? `${paths[name].slice(1) || 'index'}.html`
    : `shells/${row.page.replace('/', '-').replace(/-page$/, '')}.html`;

export function pageFiles(code: Code): PageFile[] {
  const entry = entryOf(code);
  const filesOf = (sources: readonly string[]) => {
    const all = withImports(code, entry);
    for (const source of sources) withImports(code, fileOfSource(code, source), all);
    return [...all];
  };
  const clientFiles = filesOf([client]);
  const signInFiles = filesOf([signIn]);

  function fileOf(html: string, row: RouteRow, at: readonly string[], isDrawn: boolean): PageFile {
    const code = filesOf(startsOf(row));
    const own = asMember(row);
    const alone = own ?? ('isOfMembers' in row ? row : null);
    const sessionFiles = own ? [...filesOf(startsOf(own)), ...clientFiles] : clientFiles;
    // Who finds another page there is asked for nothing of this one.
    const session = [...new Set(sessionFiles)].filter((file) =>
      own ? file !== entry : !code.includes(file),
    );
    return {
      row,
      at,
      html,
      isDrawn,
      languages: hasTwins(at[0] ?? '') ? languageCodes : [fallbackLanguage],
      code,
      session,
      signIn: signInFiles.filter((file) => !code.includes(file) && !session.includes(file)),
      // Who may open it alone has all of its texts in one file, in every language.
      texts: [...frameTexts, ...('isOfMembers' in row ? [] : row.texts)],
      // In one file: src/i18n/init.ts asks for it.
      sessionTexts: [...frameTexts, ...(alone ? [alone.texts.join('.')] : row.texts)],
    };
  }

  const byHtml = new Map<string, PathName[]>();
  for (const name of Object.keys(paths) as PathName[]) {
    const html = htmlOf(name, routeRows[name]);
    byHtml.set(html, [...(byHtml.get(html) ?? []), name]);
  }
  const pages = [...byHtml].map(([html, names]) => {
    const [first] = names as [PathName];
    const at = names.map((name) => paths[name]);
    return fileOf(html, routeRows[first], at, isPublic(first, routeRows[first]));
  });
  return [...pages, fileOf('app.html', notFoundRow, ['*'], false)];
}

/**
 * Whether its HTML file has what members see of it before its code is there: all that there is, or beside what is drawn for visitors
 * where members find another page. What goes on in a frame of its own has none.
 */
export const hasOpening = ({ isDrawn, at, row }: PageFile): boolean =>
  isDrawn ? asMember(row) !== null : at[0] !== '*' && row.frame !== 'immersive';

/** Where the build keeps the page in a language. */
export const htmlIn = (language: Language, html: string): string =>
  language === fallbackLanguage ? html : `${language}/${html}`;

/** Patterns with fewer open parts come first, as in the router; of equal ones the longer. */
const openParts = (path: string) => (path.match(/:/g) ?? []).length;

/** Which file answers an address that is no file itself: the first pattern that fits counts. */
export function shellRules(pages: readonly PageFile[]): { path: string; html: string }[] {
  const shells = pages.filter(({ isDrawn, at }) => !isDrawn && at[0] !== '*');
  return shells
    .flatMap(({ at, html }) => at.map((path) => ({ path, html })))
    .toSorted((a, b) => openParts(a.path) - openParts(b.path) || b.path.length - a.path.length);
}

/** The same, as Cloudflare Pages and Netlify read it. */
export function redirectsFile(pages: readonly PageFile[]): string {
  const lines = shellRules(pages).map(({ path, html }) => `${path} /${html} 200`);
  return [...lines, '/* /app.html 200', ''].join('\n');
}
