/** `node scripts/link-picture.ts`: draws the picture that is shown with links to the site, anew when the look or the name changes. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brand } from '../src/config/brand.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { linkPicture } from './page-facts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const font = (family: string) => {
  const file = join(
    root,
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}); }`;
};
const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8');

// No words but the name: it is the same in every language.
const page = `<!doctype html><style>
  ${font('literata')}
  body { margin: 0; width: ${linkPicture.width}px; height: ${linkPicture.height}px; display: grid; place-content: center;
    justify-items: center; gap: 56px; background: oklch(98.6% 0.006 95); color: oklch(24% 0.025 235); }
  svg { width: 208px; }
  p { margin: 0; font: 600 84px/1 literata; letter-spacing: -0.02em; }
  i { width: 208px; height: 14px; background: oklch(90% 0.115 95); border-radius: 7px; }
</style>${icon}<p>${brand.name}</p><i></i>`;

const browser = await chromium.launch(launchOptions(await findBrowser()));
const { width, height, path } = linkPicture;
const tab = await browser.newPage({ viewport: { width, height } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
await tab.screenshot({ path: join(root, 'public', path) });
await browser.close();
