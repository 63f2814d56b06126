/** Which files of a build the worker keeps so that the home page, the FAQ, the Focus Snapshot and reports work offline. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows } from '../src/app/route-rows.ts';
import { type Language, languageCodes } from '../src/config/languages.ts';
import type { PathName } from '../src/config/paths.ts';
import { type Code, entryOf, fileOfSource } from './page-files.ts';
import { client, dataLayout, signIn, together } from './page-starts.ts';

export interface WorkerFiles {
  version: string;
  shell: { url: string; integrity: string }[];
  languages: Record<Language, string[]>;
}

const offlinePages: readonly PathName[] = [
  'home',
  'faq',
  'focusSnapshot',
  'reportByAttempt',
  'reportByRun',
  'testHistory',
];
/** Besides their own: what the frame, the end of the snapshot and the parts of a report say. */
const offlineTexts = ['common', 'nav', 'errors', 'activities', 'upgrade', 'auth', 'training'];
const offlineReports = ['focus_snapshot', 'narratives'];

/**
 * Comes only where somebody asks for it: files of a PDF, a calendar or tables, other pages, exercises and tests, what is
 * written in one language; and the store, the line of news, messages, rooms, notices and who is there, of which nobody
 * hears without a connection.
 */
const left =
  /^src\/((app\/live-presence|api\/live\/live-run|features\/calendar\/(event-dialog|use-file-offer)|lib\/calendar\/(import|ics)\/\w+|lib\/(exports|fhir)\/\w+|integrations\/ical\/\w+|features\/reports\/files\/save-report)\.tsx?$|(pdf|pages|lib\/exercises|features\/(admin|community|contact|exercises|exports|library|messages|notices|rooms|sharing|store|tests\/tests|settings)|components\/(notices|posts))\/)|^src\/content\/.*\.json$/;

/** Code of the pages, with what they load as they go on. */
function codeOf(code: Code): string[] {
  const byFile = new Map(code.map((one) => [one.file, one]));
  const entry = entryOf(code);
  const files = new Set<string>();
  const add = (file: string) => {
    const one = byFile.get(file);
    if (!one || files.has(file)) return;
    files.add(file);
    for (const next of one.imports) add(next);
    // The first file names every page.
    if (file !== entry) for (const next of one.dynamicImports) if (isWanted(next)) add(next);
  };
  const isWanted = (file: string) => {
    const sources = byFile.get(file)?.sources ?? [];
    return sources.length > 0 && !sources.some((source) => left.test(source));
  };
  add(entry);
  const sources = [
    ...offlinePages.map((name) => `src/pages/${routeRows[name].page}.tsx`),
    'src/pages/not-found/not-found-page.tsx',
    'src/app/errors/offline-page.tsx',
    dataLayout,
    client,
    // A session that has run out is not lost for want of its code.
    signIn,
    ...together.frame,
    ...together.home,
    ...together.menus,
    ...together.background,
    ...together.kept,
  ];
  for (const source of sources) add(fileOfSource(code, source));
  return [...files];
}

/** Questions and answers that are written for one language. */
function contentOf(code: Code, language: Language): string[] {
  const languages = new Set<string>(['en', language]);
  const isWanted = (source: string) =>
    [...languages].some(
      (one) =>
        source === `src/content/faq/${one}.json` ||
        source.startsWith(`src/content/items/focus-snapshot/${one}/`),
    );
  return code.filter(({ sources }) => sources.some(isWanted)).map(({ file }) => file);
}

export function workerFiles(dist: string): WorkerFiles {
  const read = (file: string) => readFileSync(join(dist, file));
  const code = JSON.parse(read('.vite/code.json').toString()) as Code;
  const assets = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' });
  const locales = assets.find((name) => /^locales-[^/]+$/.test(name)) ?? '';
  const fonts = assets.filter((name) => /^(literata|inter)-latin-wght-normal.*\.woff2$/.test(name));
  const digest = (data: string | Buffer) => createHash('sha384').update(data).digest('base64');
  const entry = (file: string) => ({ url: `/${file}`, integrity: `sha384-${digest(read(file))}` });
  const names = new Set([...offlineTexts, ...offlinePages.flatMap((name) => routeRows[name].texts)]);
  const textsOf = (language: Language) =>
    [...names]
      .map((name) => `assets/${locales}/${language}/${name}.json`)
      .filter((file) => existsSync(join(dist, file)));
  const reportsOf = (language: Language) =>
    offlineReports.map((name) => `content/reports/${language}/${name}.json`);
  const filesOf = (language: Language) =>
    [...textsOf(language), ...contentOf(code, language), ...reportsOf(language)].map((file) => `/${file}`);
  const shell = [
    'app.html',
    'boot-help.js',
    'boot-help.css',
    'icon.svg',
    'manifest.webmanifest',
    ...fonts.map((name) => `assets/${name}`),
    ...codeOf(code),
  ].map(entry);
  return {
    version: digest(JSON.stringify(shell)).replace(/\W/g, '').slice(0, 12),
    shell,
    languages: Object.fromEntries(languageCodes.map((code) => [code, filesOf(code)])) as Record<
      Language,
      string[]
    >,
  };
}
