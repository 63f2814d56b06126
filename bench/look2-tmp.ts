import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { demoPassword } from '../supabase/local/seed/demo-people.ts';

const url = 'http://127.0.0.1:5399';
const out = '/tmp/h/look';
const browser = await chromium.launch(launchOptions(await findBrowser()));
const [, , paths = '/community-qa', w = '1280', scheme = 'light', who = 'plus', lang = 'en', tag = ''] =
  process.argv;
const context = await browser.newContext({
  viewport: { width: Number(w), height: Number(w) < 500 ? 780 : 900 },
  colorScheme: scheme as 'light',
});
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERR', String(e).slice(0, 300)));
await page.addInitScript((l) => {
  localStorage.setItem('fcl.lang', l);
}, lang);
if (who !== 'visitor') {
  await page.goto(`${url}/auth?mode=login&redirect=%2Fcommunity`);
  await page.locator('input[type=email]').fill(`${who}@demo.example.com`);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(/community/);
}
const reject = page.getByRole('button', { name: 'Reject non-essential' });
await page.waitForTimeout(800);
if (await reject.count()) await reject.click();
for (const path of paths.split(',')) {
  await page.goto(url + path);
  await page.waitForTimeout(1200);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) console.log('OVERFLOW', path, wide);
  await page.screenshot({
    path: `${out}/${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 30)}-${w}-${scheme}-${who}${tag}.png`,
    fullPage: true,
  });
}
await browser.close();
