/** The built app with a fresh embedded backend, and people of the demo signed in there, for the scripts that take pictures. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Answers its address and how to stop it. */
export async function serve(): Promise<{ url: string; stop: () => void }> {
  const args = ['supabase/local/serve.ts', '--port', '0', '--data', 'memory://', '--dist', 'dist'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const line = String(chunk)
      .split('\n')
      .find((text) => text.startsWith('{'));
    if (line) return { url: (JSON.parse(line) as { url: string }).url, stop: () => child.kill('SIGTERM') };
  }
  throw new Error('the server ended before it was ready; run `npm run build` first');
}

/** @param name the part of a demo account's address before the @ */
export async function logIn(context: BrowserContext, url: string, name: string): Promise<void> {
  const person = demoPeople.find(({ email }) => email.startsWith(`${name}@`));
  if (!person) throw new Error(`no demo account ${name}`);
  const page = await context.newPage();
  await page.goto(`${url}/auth?mode=login&redirect=/training-hub`);
  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname === '/training-hub');
  await page.close();
}

/** Opens a page and brings it to rest, in the product's own type, which a first visit does without. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstVisit;
  });
}

/** Gives that many answers by keys, on a question that stands or comes. */
export async function answer(page: Page, count: number, value: (index: number) => number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('radio').nth(0).waitFor();
    await page.keyboard.press(String(value(index)));
    await page.keyboard.press('Enter');
  }
}

export async function startSnapshot(page: Page): Promise<void> {
  await page.locator('[data-action=start]').click();
  await page.getByRole('radio').first().waitFor();
}
