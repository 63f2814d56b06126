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

/** What browsers and readers ask for wherever a page names no icon: one picture of 32 px, as PNG in the frame of ICO. */
function ico(png: Buffer): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.set([32, 32], 6);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return Buffer.concat([frame, png]);
}

mkdirSync(join(root, 'icons'), { recursive: true });
const browser = await chromium.launch(launchOptions(await findBrowser()));
const page = await browser.newPage();
async function draw(size: number, drawing: string): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const address = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${address}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  return page.screenshot({ omitBackground: true });
}
for (const { file, size, drawing } of icons)
  writeFileSync(join(root, 'icons', file), await draw(size, drawing));
writeFileSync(join(root, 'favicon.ico'), ico(await draw(32, svg)));
await browser.close();
