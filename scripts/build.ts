/** Static production build: app, an HTML file for every public page, shells for the others, headers, redirects, sitemap. `dist/` is all a host needs. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, loadEnv, minifySync } from 'vite';
import type { Opening } from '../src/app/page-opening.tsx';
import { brand } from '../src/config/brand.ts';
import { type Language, languageCodes, scripts } from '../src/config/languages.ts';
import { backendAddress } from '../src/integrations/supabase/env.ts';
import { unknownPage } from '../src/lib/consent/metrics.ts';
import { compressAssets } from './compress-assets.ts';
import { keptReads, readsAt } from './first-reads.ts';
import { firebaseFile, vercelFile } from './host-files.ts';
import { type DrawnPage, hashOf, htmlFile } from './html-files.ts';
import { openings } from './openings.ts';
import { breadcrumbs, pageFacts } from './page-facts.ts';
import { type Code, hasOpening, htmlIn, type PageFile, pageFiles, redirectsFile } from './page-files.ts';
import { writePdfFonts } from './pdf-fonts.ts';
import { headerRules, headersFile, robotsFile, sitemapFile } from './site-files.ts';
import { layers } from './vite-layers.ts';
import { workerKind, workerScript } from './worker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const serverBuild = join(root, 'dist-ssr');

await writePdfFonts();
await build({
  root,
  logLevel: 'warn',
  build: { rolldownOptions: { output: { codeSplitting: await layers(root) } } },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/entry-prerender.tsx',
    outDir: serverBuild,
    emptyOutDir: true,
    copyPublicDir: false,
  },
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const shell = read('index.html');
const assets = readdirSync(join(dist, 'assets'));
const asset = (pattern: RegExp): string => {
  const name = assets.find((file) => pattern.test(file));
  if (!name) throw new Error(`the build has no asset like ${pattern}`);
  return `/assets/${name}`;
};

const stylesOfAll = /^style-.*\.css$/;
const inline = {
  styles: read(asset(stylesOfAll)).trim(),
  // Without the comments of their sources: they are sent with every page.
  scripts: ['boot.js', 'theme.js', 'ahead.js'].map((file) => minifySync(file, read(file)).code.trim()),
};
// The type of the first screen; other scripts and choices are asked for by the styles.
const fontsOf = (script: 'latin' | 'cyrillic') =>
  [`^literata-${script}-wght-normal`, `^inter-${script}-wght-normal`].map((name) => asset(new RegExp(name)));
const locales = asset(/^locales-/);

type Texts = Record<string, Record<string, unknown>>;

function textsIn(language: Language): Texts {
  const folder = `${locales}/${language}`;
  const files = readdirSync(join(dist, folder));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(read(`${folder}/${file}`))]),
  );
}

const { renderPage, renderOpening } = (await import(
  pathToFileURL(join(serverBuild, 'entry-prerender.js')).href
)) as {
  renderPage: (location: string, language: Language, texts: Texts) => Promise<DrawnPage>;
  renderOpening: (
    location: string,
    language: Language,
    texts: Texts,
    opening: Opening | null,
  ) => Promise<string>;
};

const reads = keptReads(root);
// At the address of the app itself where none is set.
const backend = backendAddress(loadEnv('production', root, 'VITE_'), '');
const site = process.env.SITE_URL ?? brand.site;

/** By address as the router knows it. */
type Drawn = ReadonlyMap<string, DrawnPage>;

/** What a page is called, without the product. */
const nameOf = (drawnPages: Drawn, path: string): string | null =>
  drawnPages.get(path)?.title?.replace(` · ${brand.name}`, '') ?? null;

async function write(page: PageFile, language: Language, all: Texts, drawnPages: Drawn): Promise<void> {
  const { code, session, sessionTexts, signIn, texts, languages } = page;
  const [path = '/'] = page.at;
  const address = (file: string) => `/${file}`;
  const english = (name: string) => `${locales}/en/${name}.json`;
  const drawn = drawnPages.get(path);
  const hasTwins = languages.length > 1;
  const opening = hasOpening(page)
    ? await renderOpening(path, language, all, openings[page.row.page] ?? null)
    : null;
  // Where members may have something to be asked for first the script at the head asks for code, too.
  const isNamed = drawn !== undefined && opening === null;
  const text = htmlFile(shell, inline, {
    language,
    code: isNamed ? code.map(address) : [],
    texts: Object.fromEntries(texts.map((name) => [name, all[name]])),
    ahead: {
      languages: languageCodes,
      language,
      hasTwins,
      opens: opening !== null && !drawn,
      opensBeside: opening !== null && drawn !== undefined,
      fonts: drawn ? fontsOf(scripts[language] === 'cyrillic' ? 'cyrillic' : 'latin') : [],
      texts: texts.map(english),
      code: isNamed ? [] : code.map(address),
      session: session.map(address),
      sessionTexts: sessionTexts.map(english),
      signIn: signIn.map(address),
      backend,
      // As the router writes it: neither ids nor tokens are in it.
      page: path.startsWith('/') ? path : unknownPage,
      at: page.at.filter((pattern) => pattern.includes(':')),
      reads: readsAt(reads, page.row),
    },
    ...(drawn && { drawn }),
    ...(opening !== null && { opening }),
    ...(drawn &&
      hasTwins && {
        facts: pageFacts({ site, path, language, title: drawn.title ?? '', description: drawn.description }),
        way: breadcrumbs({ site, path, language }, (step) => nameOf(drawnPages, step)),
      }),
  });
  const html = htmlIn(language, page.html);
  mkdirSync(dirname(join(dist, html)), { recursive: true });
  writeFileSync(join(dist, html), text);
}

const pages = pageFiles(JSON.parse(read('.vite/code.json')) as Code);
const textsInOne = new Set(
  pages.flatMap(({ sessionTexts }) => sessionTexts).filter((name) => name.includes('.')),
);
const started = performance.now();
let count = 0;
for (const language of languageCodes) {
  const texts = textsIn(language);
  for (const name of textsInOne) {
    const together = Object.fromEntries(name.split('.').map((namespace) => [namespace, texts[namespace]]));
    writeFileSync(join(dist, locales, language, `${name}.json`), JSON.stringify(together));
  }
  const own = pages.filter(({ languages }) => languages.includes(language));
  const drawn = new Map<string, DrawnPage>();
  for (const { isDrawn, at } of own) {
    const [path = '/'] = at;
    if (isDrawn) drawn.set(path, await renderPage(path, language, texts));
  }
  for (const page of own) await write(page, language, texts, drawn);
  count += drawn.size;
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${count} pages drawn in ${languageCodes.length} languages in ${seconds} s`);
rmSync(serverBuild, { recursive: true });

// They stand in every HTML file: nothing asks for a file of them.
rmSync(join(dist, asset(stylesOfAll)));
const hashes = { scripts: inline.scripts.map(hashOf), styles: [hashOf(inline.styles)] };
const rules = headerRules(process.env, hashes);
writeFileSync(join(dist, '_headers'), headersFile(rules));
writeFileSync(join(dist, '_redirects'), redirectsFile(pages));
writeFileSync(join(dist, 'sitemap.xml'), sitemapFile(site));
writeFileSync(join(dist, 'robots.txt'), robotsFile(site));
// For hosts with files of their own; they are no part of what is published.
mkdirSync(join(root, 'dist-hosts'), { recursive: true });
writeFileSync(join(root, 'dist-hosts/vercel.json'), vercelFile(rules, pages));
writeFileSync(join(root, 'dist-hosts/firebase.json'), firebaseFile(rules, pages));
writeFileSync(join(dist, 'service-worker.js'), await workerScript(root, dist, workerKind(process.env)));
await compressAssets(dist);
process.exit(0);
