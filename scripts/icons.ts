/** Draws the icons of the installed app from the mark: `node scripts/icons.ts`. They are committed; run it when the mark changes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.ts';

const root = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public');
const svg = readFileSync(join(root, 'icon.svg'), 'utf8');
/** To its edge, with the mark in the inner four fifths that every shape of a home screen shows. */
const filled = svg
  .replace(/ rx="7"/, '')
  .replace('<g ', '<g transform="translate(3.2 3.2) scale(0.8)"><g ')
  .replace('</svg>', '</g></svg>');

const icons = [
  { file: '192.png', size: 192, drawing: svg },
  { file: '512.png', size: 512, drawing: svg },
  { file: 'maskable-512.png', size: 512, drawing: filled },
  // iOS rounds the corners itself.
  { file: '180.png', size: 180, drawing: filled },
];

mkdirSync(join(root, 'icons'), { recursive: true });
const browser = await chromium.launch(launchOptions(await findBrowser()));
const page = await browser.newPage();
for (const { file, size, drawing } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const address = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${address}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  writeFileSync(join(root, 'icons', file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
