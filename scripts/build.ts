/** Static production build: app, prerendered home page, headers file, sitemap. `dist/` is all a host needs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { brand } from '../src/config/brand.ts';
import { writePdfFonts } from './pdf-fonts.ts';
import { headersFile, sitemapFile } from './site-files.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const serverBuild = join(root, 'dist-ssr');

await writePdfFonts();
await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/entry-prerender.tsx',
    outDir: serverBuild,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;
const router = manifest['src/app/route-table.tsx'];
if (!router) throw new Error('the router is not in the build');
// Every other address gets the bare shell, so that nobody sees a flash of the home page; its script asks for the
// router first, so the browser fetches both at once.
writeFileSync(
  join(dist, 'app.html'),
  shell.replace('</head>', `  <link rel="modulepreload" crossorigin href="/${router.file}">\n  </head>`),
);

const { renderPage } = (await import(pathToFileURL(join(serverBuild, 'entry-prerender.js')).href)) as {
  renderPage: (location: string) => Promise<string>;
};
const home = await renderPage('/');
if (home.includes('<script'))
  throw new Error('the prerendered page holds an inline script, which the policy forbids');
const mark = '<div id="root"></div>';
if (!shell.includes(mark)) throw new Error('index.html has lost its #root element');
writeFileSync(
  join(dist, 'index.html'),
  shell.replace(mark, () => `<div id="root">${home}</div>`),
);
rmSync(serverBuild, { recursive: true });

writeFileSync(join(dist, '_headers'), headersFile(process.env));
writeFileSync(join(dist, 'sitemap.xml'), sitemapFile(process.env.SITE_URL ?? brand.site));
writeFileSync(join(dist, '_redirects'), '/* /app.html 200\n');
process.exit(0);
