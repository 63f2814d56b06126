import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'smol-toml';
import { withWindow } from './window.ts';

interface Keys {
  publishable: string;
  secret: string;
}

const config = parse(readFileSync(join(import.meta.dirname, '../../supabase/config.toml'), 'utf8')) as {
  auth: { publishable_key: string; secret_key: string };
};
export const keys: Keys = { publishable: config.auth.publishable_key, secret: config.auth.secret_key };

export interface Person {
  id: string;
  email: string;
  password: string;
}

export interface Mail {
  to: string;
  subject: string;
  type: string;
  link: string | null;
  html: string;
  text: string;
}

interface Fixtures {
  /** Console errors that this test means to cause; everything else fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** A client with service rights on the embedded backend. */
  service: SupabaseClient;
  /** A fresh confirmed person, made through the admin API. */
  person: Person;
  /** The caught mails to an address, newest first; waits until there are as many as asked for. */
  mails: (to: string, count?: number) => Promise<Mail[]>;
}

let counter = 0;

/** An address nobody else in this run uses. */
export function newEmail(name = 'person'): string {
  counter += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${counter}@example.com`;
}

export const password = 'Quiet-Lake-42';

export const test = base.extend<Fixtures>({
  context: async (
    {
      browser,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    // A worker of the site outlives its pages, and a script that must not run cannot empty anything.
    if (serviceWorkers === 'allow' || javaScriptEnabled === false) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const look = { colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile, viewport };
    const options = { ...look, baseURL, locale, storageState, timezoneId, userAgent };
    await withWindow(browser, options, use);
  },
  allowConsole: [
    async ({ page }, use, info) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      watch(page, problems);
      await use((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, `unexpected console errors in ${info.title}`).toEqual([]);
    },
    { auto: true },
  ],
  service: async ({ baseURL }, use) => {
    await use(
      createClient(baseURL ?? '', keys.secret, { auth: { persistSession: false, autoRefreshToken: false } }),
    );
  },
  person: async ({ service }, use) => {
    const email = newEmail();
    const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    await use({ id: data.user.id, email, password });
  },
  mails: async ({ request }, use) => {
    await use(async (to, count = 1) => {
      let found: Mail[] = [];
      await expect
        .poll(async () => {
          const answer = await request.get(`/_local/inbox.json?to=${encodeURIComponent(to)}`);
          found = (await answer.json()) as Mail[];
          return found.length;
        })
        .toBeGreaterThanOrEqual(count);
      return found;
    });
  },
});

/** Collects what a person with open developer tools would see in red, and every policy violation. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    // What was refused, too: the text of a refused request names none.
    const { url } = message.location();
    if (message.type() === 'error') problems.push(url ? `${message.text()} (${url})` : message.text());
  });
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`));
}

/**
 * The app has taken over this part of a page that was drawn at the build. Before, a press or a choice reaches nobody, and an
 * address that changes leads to another page than the one that was drawn; nobody is as quick as a test.
 */
export async function expectAlive(part: Locator): Promise<void> {
  const isAlive = () =>
    part.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

/** Signs in through the form, as a person would. */
export async function signInByForm(page: Page, person: Person, redirect = '/training-hub'): Promise<void> {
  await page.goto(`/auth?mode=login&redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === redirect.split('?')[0]);
}

/** Leaves the session of a person on the device, as an earlier visit did. For tests about other things than signing in. */
export async function keepSession(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: keys.publishable },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session = await answer.text();
  // A page of the same site that runs nothing and asks for nothing, not even an icon.
  const blank = '**/kept-session';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/kept-session');
  await page.evaluate((kept) => localStorage.setItem('fcl.auth', kept), session);
  await page.unroute(blank);
}

/** Opens a page as somebody who signed in on an earlier visit. */
export async function signIn(page: Page, person: Person, path = '/training-hub'): Promise<void> {
  await keepSession(page, person);
  await page.goto(path);
}

/** Signs out by the menu. What a page asks for in that very moment is answered 401, and nobody is as quick as a test. */
export async function signOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

/** What the schedule does every minute: hands out the mails that are due, to everybody. */
export async function sendDueMails(service: SupabaseClient): Promise<void> {
  let sent = 1;
  while (sent > 0) {
    const { data, error } = await service.functions.invoke<{ sent: number }>('send-mails', {
      body: {},
      headers: { authorization: `Bearer ${keys.secret}` },
    });
    if (error) throw error;
    sent = data?.sent ?? 0;
  }
}

/** Follows the link of a mail and says that it is one's own, with a password where the link asks for one. */
export async function goOnByMail(page: Page, link: string, email: string, next = password): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
}

/** Id of the person whose session this browser keeps, or null. */
export function keptSession(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fcl.auth') ?? 'null') as { user: { id: string } } | null;
    return kept?.user.id ?? null;
  });
}

export { expect };
