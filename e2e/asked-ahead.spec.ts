/** What the head of a page asks the backend for (scripts/first-reads.json) is what the page reads, neither more nor twice. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type FirstRead, keptReads, readsAt } from '../scripts/first-reads.ts';
import { routedPages } from '../src/app/route-rows.ts';
import { href, paths } from '../src/config/paths.ts';
import { expect, keepSession, test } from './support/test.ts';

const reads = keptReads(join(import.meta.dirname, '..'));

/** Of those that many come to first, some of every kind. */
const addresses = {
  visitor: ['/store', '/pricing'],
  member: ['/dashboard', '/testing-hub', '/training-hub', '/account-settings', '/settings', '/store'],
} as const;
/** And at addresses that say of what, by their patterns. */
const ofSomething = {
  [paths.article]: href(paths.article, { slug: 'how-attention-works' }),
  [paths.testIntro]: href(paths.testIntro, { testId: 'focuscheck' }),
  [paths.exerciseIntro]: href(paths.exerciseIntro, { exerciseId: 'gonogo' }),
} as const;

async function expectOnce(page: Page, path: string, list: readonly FirstRead[], user: string): Promise<void> {
  const asked: string[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto(path);
  const left = () => page.evaluate(() => [...(window.fclAskedAhead?.answers.keys() ?? ['nothing asked'])]);
  await expect.poll(left, `${path}: asked for and not read; npm run build && npm run reads`).toEqual([]);
  await page.waitForLoadState('networkidle');
  const times = list.map(({ method, path }) => {
    const line = `${method} ${path.replaceAll('{user}', user)}`;
    return [line, asked.filter((one) => one === line).length];
  });
  expect(times).toEqual(times.map(([line]) => [line, 1]));
}

const rowAt = (path: string) => {
  const row = routedPages.find((one) => one.path === path);
  if (!row) throw new Error(`no page at ${path}`);
  return row;
};

test('what the head of a page asks for in the name of a member is read by the page, and asked for once', async ({
  page,
  person,
}) => {
  await keepSession(page, person);
  for (const path of addresses.member)
    await expectOnce(page, path, readsAt(reads, rowAt(path)).member, person.id);
});

test('what is asked for at the address of a text, a self-check or an exercise is what that page reads, once', async ({
  page,
  person,
}) => {
  await keepSession(page, person);
  for (const [pattern, path] of Object.entries(ofSomething))
    await expectOnce(page, path, readsAt(reads, rowAt(pattern)).member, person.id);
});

test('what the head of a page asks for in nobody’s name is read by the page, and asked for once', async ({
  page,
}) => {
  for (const path of addresses.visitor) await expectOnce(page, path, readsAt(reads, rowAt(path)).visitor, '');
});
