/** What the built app costs at its start: files, kilobytes and steps, counted from the HTML files and the code they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteRow } from '../src/app/route-row.ts';
import { asMember, routeRows } from '../src/app/route-rows.ts';
import { namedIn, stepsOf } from './load-steps.ts';
import {
  type Code,
  entryOf,
  fileOfSource,
  htmlIn,
  type PageFile,
  pageFiles,
  withImports,
} from './page-files.ts';
import { behindOf } from './page-starts.ts';
import { measureRooms, type SizeFigure } from './room-sizes.ts';
import { workerFiles } from './worker-files.ts';

/** Of the home page, whose visitors have not decided to stay, and of every other. Wanted for these are 230 kB in all (see
 * the decision); what is reached is held. In all counts the question about cookies, what members hear of by itself, and the parts
 * of a page that come to nearly everybody who opens it. */
const home = { files: 8, kilobytes: 102, inAll: 134 };
const other = { files: 10, kilobytes: 190, inAll: 277 };
/** Of all pages but the home page, each counted once; the sample of a report is a heavy one more. */
const meanKilobytes = 173;
/** Address, what its HTML file names, what that asks for. */
const steps = 3;
/** A file that pages start with and share, and that weighs less, costs more in round trips than it saves. */
const sharedKilobytes = 10;
const pageKilobytes = 60;
const htmlKilobytes = 60;
/** The desk where texts of the library are written: what nothing else of the product brings. */
const editor = { folder: 'src/features/admin/education/', kilobytes: 60 };
const styleKilobytes = 40;
/** What the worker keeps before anybody asks for it: the shell, and the language with the most. */
const offlineKilobytes = 900;

interface Start {
  page: PageFile;
  row: RouteRow;
  /** An address, and for whom where that makes another page of it. */
  name: string;
  /** JavaScript of the first screen. */
  files: readonly string[];
  kilobytes: number;
  /** With what comes by itself once it is drawn. */
  inAll: number;
  steps: number;
}

function largest(starts: readonly Start[], by: (start: Start) => number): Start {
  const [first] = starts.toSorted((a, b) => by(b) - by(a));
  if (!first) throw new Error('there are no pages');
  return first;
}

/**
 * @returns kilobytes (1000 bytes), files and steps, each with its budget. Code is counted as it is sent, by Brotli
 *   (compress-assets.ts); what is shared, a file of its own or kept on the device, and HTML, by gzip
 */
export function measureBuild(dist: string): SizeFigure[] {
  const code = JSON.parse(readFileSync(join(dist, '.vite/code.json'), 'utf8')) as Code;
  const gzip = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  const sent = (file: string) => readFileSync(join(dist, `${file}.br`)).length / 1000;
  const sum = (files: Iterable<string>, size = sent) =>
    [...new Set(files)].reduce((total, file) => total + size(file), 0);
  const pages = pageFiles(code);

  function startOf(page: PageFile, row: RouteRow, hasSession: boolean, name: string): Start {
    const ofPage = row === page.row ? page.code : [entryOf(code)];
    const files = hasSession ? [...ofPage, ...page.session] : page.code;
    const html = readFileSync(join(dist, page.html), 'utf8');
    // What a page reads from the server is asked for when its code and the client are there.
    const isAsking = row.needs !== 'nothing' && !row.asksLater;
    return {
      page,
      row,
      name,
      files,
      kilobytes: sum(files),
      inAll: sum([
        ...files,
        ...behindOf(row).flatMap((source) => [...withImports(code, fileOfSource(code, source))]),
      ]),
      steps: stepsOf(code, namedIn(html, hasSession), files) + (isAsking ? 1 : 0),
    };
  }

  const starts = pages.flatMap((page): Start[] => {
    const [at = ''] = page.at;
    const own = asMember(page.row);
    // Pages of signed-in people bring the client, and so does every page for them.
    const isForMembers = typeof page.row.needs !== 'string';
    return [
      startOf(page, page.row, isForMembers, at),
      ...(own ? [startOf(page, own, true, `${at} signed in`)] : []),
    ];
  });
  const ofHome = starts.find(({ name }) => name === '/');
  if (!ofHome) throw new Error('the build has no home page');
  const others = starts.filter((start) => start !== ofHome);
  const most = largest(others, ({ files }) => files.length);
  const heaviest = largest(others, ({ kilobytes }) => kilobytes);
  const heaviestInAll = largest(others, ({ inAll }) => inAll);
  const deepest = largest(starts, (start) => start.steps);
  const [heaviestHtml] = pages
    .flatMap(({ html, languages }) => languages.map((language) => htmlIn(language, html)))
    .map((html) => ({ html, kilobytes: gzip(html) }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes);

  const entry = entryOf(code);
  const timesUsed = new Map<string, number>();
  for (const { file, imports } of code)
    for (const next of imports) if (file !== entry) timesUsed.set(next, (timesUsed.get(next) ?? 0) + 1);
  // A page's file is shared with what comes later on that page; the bundler's own few lines stand in a file by themselves.
  const isOwn = (file: string) =>
    code.some(
      (one) =>
        one.file === file &&
        (one.sources.length === 0 || one.sources.some((id) => id.startsWith('src/pages/'))),
    );
  const started = new Set(starts.flatMap(({ files }) => files));
  const small = [...timesUsed]
    .filter(([file, times]) => times > 1 && started.has(file) && !isOwn(file) && gzip(file) < sharedKilobytes)
    .map(([file]) => file);
  const ownOf = ({ row }: Start) => gzip(fileOfSource(code, `src/pages/${row.page}.tsx`));
  const largestOwn = largest(starts, ownOf);
  const ofEditor = code
    .filter(({ sources }) => sources.some((source) => source.startsWith(editor.folder)))
    .map(({ file }) => file);
  const styles = /<style>([^<]*)/.exec(readFileSync(join(dist, ofHome.page.html), 'utf8'))?.[1] ?? '';
  const styleFiles = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );

  const desk = pages.find(({ row }) => row === routeRows.adminDashboard);
  if (!desk) throw new Error('the build has no page of the team');
  const namedAtDesk = namedIn(readFileSync(join(dist, desk.html), 'utf8'), true);
  const rooms = measureRooms({
    code,
    page: desk,
    sent: sum,
    gzip,
    steps: (files) => stepsOf(code, namedAtDesk, files),
  });

  const worker = workerFiles(dist);
  const ofFiles = (urls: readonly string[]) =>
    sum(
      urls.map((url) => url.slice(1)),
      gzip,
    );
  const kept =
    ofFiles(worker.shell.map(({ url }) => url)) +
    Math.max(...Object.values(worker.languages).map((files) => ofFiles(files)));

  return [
    { name: '/, JavaScript files', value: ofHome.files.length, unit: 'files', budget: home.files },
    { name: '/, JavaScript', value: ofHome.kilobytes, unit: 'kB', budget: home.kilobytes },
    { name: `most files (${most.name})`, value: most.files.length, unit: 'files', budget: other.files },
    {
      name: `most JavaScript (${heaviest.name})`,
      value: heaviest.kilobytes,
      unit: 'kB',
      budget: other.kilobytes,
    },
    { name: '/, JavaScript in all', value: ofHome.inAll, unit: 'kB', budget: home.inAll },
    {
      name: `most JavaScript in all (${heaviestInAll.name})`,
      value: heaviestInAll.inAll,
      unit: 'kB',
      budget: other.inAll,
    },
    {
      name: 'JavaScript of a page on average',
      value: others.reduce((total, { kilobytes }) => total + kilobytes, 0) / others.length,
      unit: 'kB',
      budget: meanKilobytes,
    },
    { name: `longest chain (${deepest.name})`, value: deepest.steps, unit: 'steps', budget: steps },
    {
      name: `shared files under ${sharedKilobytes} kB${small.length > 0 ? ` (${small.join(', ')})` : ''}`,
      value: small.length,
      unit: 'files',
      budget: 0,
    },
    {
      name: `largest file of one page (${largestOwn.name})`,
      value: ownOf(largestOwn),
      unit: 'kB',
      budget: pageKilobytes,
    },
    {
      // None is a fault of what is looked for here.
      name: 'editor of the library, its own files',
      value: ofEditor.length > 0 ? sum(ofEditor, gzip) : Number.NaN,
      unit: 'kB',
      budget: editor.kilobytes,
    },
    {
      name: `largest HTML (${heaviestHtml?.html})`,
      value: heaviestHtml?.kilobytes ?? Number.NaN,
      unit: 'kB',
      budget: htmlKilobytes,
    },
    {
      name: 'styles in an HTML file',
      value: gzipSync(styles).length / 1000,
      unit: 'kB',
      budget: styleKilobytes,
    },
    { name: 'styles in a file of their own', value: styleFiles.length, unit: 'files', budget: 0 },
    { name: 'kept for offline use', value: kept, unit: 'kB', budget: offlineKilobytes },
    ...rooms,
  ];
}
