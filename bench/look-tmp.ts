import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';

const url = 'http://127.0.0.1:5399';
const browser = await chromium.launch(launchOptions(await findBrowser()));
const out = '/tmp/h/look';

import { mkdirSync } from 'node:fs';

mkdirSync(out, { recursive: true });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERR', String(e).slice(0, 300)));
const shot = async (name: string, full = true) => {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full });
};
const p = demoPeople.find(({ tier, role }) => tier === 'plus' && role === null)!;
await page.goto(`${url}/community`);
await shot('home-visitor');
await page.goto(`${url}/community-qa`);
await shot('qa-empty');
await page.goto(`${url}/community-qa?ask=1`);
await shot('ask-visitor');
await page.goto(`${url}/auth?mode=login&redirect=%2Fcommunity-qa%3Fask%3D1`);
await page.getByLabel('Email').fill(p.email);
await page.getByLabel('Password', { exact: true }).fill(demoPassword);
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.waitForURL(/community-qa/);
await shot('ask-noprofile');
if (await page.getByLabel('Name in the community').count()) {
  await page.getByRole('button', { name: 'Create profile' }).click();
  await shot('profile-faults');
  await page.getByLabel('Name in the community').fill('quiet-river');
  await page.getByLabel('Nobody').check();
  await page.getByLabel('I am 18 or older.').check();
  await page.getByLabel('I have read').check();
  await page.getByRole('button', { name: 'Create profile' }).click();
}
await page.getByLabel('Your question').waitFor();
await shot('ask-form');
await page.getByRole('button', { name: 'Post question' }).click();
await shot('ask-faults');
await page.getByLabel('Your question').fill('How do I start a task I keep avoiding?');
await page
  .getByLabel('More about it')
  .fill('Every **morning** I look at the same task.\n\n- I open it\n- I close it\n\nWhat helps you?');
await page.getByText('Getting started', { exact: true }).click();
await page.getByText('Focus', { exact: true }).click();
await page.getByRole('button', { name: 'Preview' }).click();
await shot('ask-filled');
await page.getByRole('button', { name: 'Post question' }).click();
await page.waitForURL(/community-qa\/[0-9a-f-]{36}/);
await shot('topic-pending');
console.log(page.url());
await browser.close();
