import type { Page } from '@playwright/test';
import { openings } from '../scripts/openings.ts';
import { routedPages } from '../src/app/route-rows.ts';
import { paths } from '../src/config/paths.ts';
import { expect, keepSession, test } from './support/test.ts';

const atATime = 5;
const begun = routedPages.filter(({ page }) => page in openings).map(({ path }) => path);
const groups = Array.from({ length: Math.ceil(begun.length / atATime) }, (_, group) =>
  begun.slice(group * atATime, (group + 1) * atATime),
);

/** Texts and where they stand; how wide a line is depends on the type, which is not there yet. */
const words = (page: Page, within: string) =>
  page
    .locator(`${within} [data-slot=page-header]`)
    .locator('.eyebrow, h1, h1 + p')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, height } = part.getBoundingClientRect();
        return { text: part.textContent, x, y, height };
      }),
    );

/** Keeps the code of pages away until it is let go on. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

for (const group of groups)
  test(`before their code is there these begin with the words they keep, in the same place: ${group.join(' ')}`, async ({
    page,
    person,
  }) => {
    await keepSession(page, person);
    for (const [n, path] of group.entries()) {
      await page.setViewportSize({ width: n % 2 === 0 ? 360 : 1280, height: 800 });
      const letGo = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-opening] h1')).toBeVisible();
      const before = await words(page, '[data-opening]');
      letGo();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-opening]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await words(page, 'main'), path).toEqual(before);
      await page.unroute('**/assets/*.js');
    }
  });

test('what a page begins with answers no key and is not read aloud; nobody else sees it', async ({
  page,
  person,
}) => {
  const opening = page.locator('[data-opening]');
  const letGo = await holdCode(page);
  await page.goto(paths.testingHub, { waitUntil: 'commit' });
  await expect(opening).toBeAttached();
  await expect(opening).toBeHidden();
  letGo();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await page.unroute('**/assets/*.js');

  await keepSession(page, person);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  const letGoGerman = await holdCode(page);
  await page.goto(paths.testingHub, { waitUntil: 'commit' });
  await expect(opening).toBeAttached();
  await expect(opening).toBeHidden();
  letGoGerman();
  await expect(page.getByRole('heading', { level: 1, name: 'Testbereich' })).toBeVisible();
  await page.unroute('**/assets/*.js');

  await holdCode(page);
  await page.goto(`${paths.testingHub}?lng=en`, { waitUntil: 'commit' });
  await expect(opening).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test('the home page begins with the frame of members for them alone, which stays until their page is there', async ({
  page,
  person,
}) => {
  const opening = page.locator('[data-opening]');
  const greeting = page.locator('#root h1');
  const letGo = await holdCode(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(greeting).toBeVisible();
  await expect(opening).toBeHidden();
  letGo();
  await expect(page.locator('#opening')).toHaveCount(0);
  await page.unroute('**/assets/*.js');

  await keepSession(page, person);
  const letGoMember = await holdCode(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(opening).toBeVisible();
  await expect(greeting).toBeHidden();
  // Each time that neither stands.
  await page.evaluate(() => {
    const gaps: string[] = [];
    Object.assign(window, { gaps });
    new MutationObserver(() => {
      if (!document.querySelector('[data-opening], main h1, main [data-slot=loading-state]'))
        gaps.push(document.body.innerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  letGoMember();
  await expect(page.locator('[data-screen=dashboard] h1')).toBeVisible();
  await expect(opening).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toEqual([]);
});

const drawnOnce = [
  paths.home,
  paths.account,
  paths.accountSettings,
  paths.testingHub,
  paths.testHistory,
  paths.planner,
  paths.adminDashboard,
];

test('a page that is opened is drawn once, with what it shows of the person, and asks for that once', async ({
  page,
  person,
  service,
}) => {
  await service.from('admin_roles').insert({ user_id: person.id, role_type: 'full_admin' });
  await keepSession(page, person);
  const asked: string[] = [];
  page.on('request', (request) => {
    // The bell counts once more when it hears of news by itself.
    if (/\/rest\/v1\/|check-subscription/.test(request.url()) && request.method() !== 'HEAD')
      asked.push(`${request.method()} ${request.url()} ${request.postData()}`);
  });
  await page.addInitScript(() => {
    // Only answers end the wait for them: how fast this machine is makes no difference.
    const later = window.setTimeout;
    const patient = (run: () => void, ms?: number) => later(run, ms === 500 ? 60_000 : ms);
    Object.assign(window, { setTimeout: patient });
    const waits: (string | undefined)[] = [];
    Object.assign(window, { waits });
    // What the file of the page brings is what visitors see while nobody knows who comes.
    const look = new MutationObserver(() => {
      const sign = document.querySelector('main [data-slot=loading-state]');
      if (sign) waits.push(sign.parentElement?.innerHTML);
    });
    addEventListener('fcl:mount', () => look.observe(document, { childList: true, subtree: true }));
  });
  for (const path of drawnOnce) {
    asked.length = 0;
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'waits')), path).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((request, n) => asked.indexOf(request) !== n),
      path,
    ).toEqual([]);
  }
});

test('the first page of a visit keeps the type it begins with, so that no line breaks anew, and the next one has its own', async ({
  page,
  person,
}) => {
  await keepSession(page, person);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.trainingHub);
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  // Fetched once the page has come to rest, and not worn.
  await page.waitForFunction(() => document.fonts.check('1em Literata') && document.fonts.check('1em Inter'));
  const type = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await type()).toMatch(/^"Literata Stand-in"/);
  const headed = await heading.textContent();
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[]);
  expect(moved.filter((text) => text.includes(headed ?? ''))).toEqual([]);
  await page.locator('main nav a, main a.link').first().click();
  await expect(page).not.toHaveURL(/training-hub$/);
  await expect(heading).not.toHaveText(headed ?? '');
  expect(await type()).toMatch(/^Literata,/);
});
