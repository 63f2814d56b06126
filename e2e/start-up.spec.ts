import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const entry = /\/assets\/index-[\w-]+\.js$/;

/** The entry of the app comes as something else. */
const brokenEntry = (page: Page, body: string) =>
  page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** The page comes with another text in the place of one of its own. */
const brokenPage = (page: Page, address: string, change: (html: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** How often the page itself was asked for, with the marks of its address. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).search);
  });
  return loads;
}

const causes: [cause: string, shown: string, message: RegExp, breakIt: (page: Page) => Promise<unknown>][] = [
  [
    'an error nobody caught',
    'An error in the program (TypeError)',
    /no lamp/,
    (page) => brokenEntry(page, 'throw new TypeError("no lamp")'),
  ],
  [
    'a promise nobody caught',
    'A step that failed (TypeError)',
    /no lamp/,
    (page) => brokenEntry(page, 'Promise.reject(new TypeError("no lamp"))'),
  ],
  [
    'a mount that failed',
    'The page could not be drawn (SyntaxError)',
    /JSON/,
    (page) => brokenPage(page, '/pricing', (html) => html.replace('id="texts">{', 'id="texts">no{')),
  ],
  [
    'a missing root',
    'A part of the page is missing (Error)',
    /#root/,
    (page) => brokenPage(page, '/pricing', (html) => html.replace('id="root"', 'id="leaf"')),
  ],
];

for (const [cause, shown, message, breakIt] of causes) {
  test(`${cause} at the start is told in a panel that can be closed`, async ({ page, allowConsole }) => {
    allowConsole(/no lamp|could not be mounted|#root|JSON/);
    await breakIt(page);
    await page.goto('/pricing');
    const panel = page.getByRole('dialog', { name: 'The app could not start' });
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(shown);
    await expect(panel).toContainText(message);
    await expect(panel).toContainText(/\d{4}-\d\d-\d\dT/);
    await expect(panel.locator('dd').last()).toHaveText(/127\.0\.0\.1:\d+\/pricing$/);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    // What was drawn at the build can be read.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the panel is shown when it has its styles, so that no button moves under a finger, and without them when they fail', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/no lamp|ERR_FAILED/);
  await brokenEntry(page, 'throw new TypeError("no lamp")');
  const styles = new Promise<Route>((resolve) => page.route('/boot-help.css', resolve));
  await page.goto('/pricing');
  const asked = await styles;
  await expect(page.locator('dialog')).toHaveCount(0);
  await asked.abort();
  await expect(page.getByRole('dialog', { name: 'The app could not start' })).toBeVisible();
});

test('the panel is told by keyboard and screen reader, narrow and wide, and its details can be copied', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/no lamp/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await brokenEntry(page, 'throw new TypeError("no lamp for ada@example.org")');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth?mode=login&email=ada%40example.org&lng=de#token=geheim');
  const panel = page.getByRole('dialog', { name: 'Die App konnte nicht starten' });
  await expect(panel).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Angaben kopieren' }).click();
  await expect(panel.getByRole('status')).toHaveText('Kopiert');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Adresse: http:\/\/127\.0\.0\.1:\d+\/auth$/m);
  expect(copied).not.toMatch(/ada@|geheim/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('an app whose code has gone is loaded anew once, and what is somebody’s own stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/training-hub');
  await page.evaluate(async () => {
    localStorage.setItem('fcl.display', '{"theme":"dark"}');
    sessionStorage.setItem('of-this-tab', '1');
    await caches.open('copies');
    await new Promise((resolve) => {
      indexedDB.open('focus-clarity-lab-probe').onsuccess = resolve;
    });
  });
  let isGone = true;
  await page.route(entry, (route) => {
    const answer = isGone ? route.fulfill({ status: 404 }) : route.continue();
    isGone = false;
    return answer;
  });
  const loads = watchLoads(page);
  await page.goto('/auth?lng=de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?lng=de$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(loads).toEqual(['?lng=de', expect.stringMatching(/^\?lng=de&fresh=\w+$/)]);
  const kept = await page.evaluate(async () => ({
    look: localStorage.getItem('fcl.display'),
    tab: sessionStorage.getItem('of-this-tab'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(kept).toMatchObject({ look: '{"theme":"dark"}', tab: null, caches: [] });
  expect(kept.databases).toContain('focus-clarity-lab-probe');
});

test('a page that stays empty is loaded anew once and then says so', async ({ page }) => {
  await brokenEntry(page, 'dispatchEvent(new CustomEvent("fcl:mount"))');
  const loads = watchLoads(page);
  await page.goto('/test-history');
  const panel = page.getByRole('dialog', { name: 'The app could not start' });
  await expect(panel).toContainText('The page could not be drawn');
  expect(loads).toEqual(['', expect.stringMatching(/^\?fresh=\w+$/)]);
});

test('an app that comes late takes nobody away from where they are, and no panel stays over it', async ({
  page,
}) => {
  const mounted = 'dispatchEvent(new CustomEvent("fcl:mount"));';
  const drawn =
    'delete document.documentElement.dataset.fresh; document.querySelector("#root").textContent = "Good morning";';
  // The help is on its way when the app has drawn its first page.
  await brokenEntry(page, `${mounted} addEventListener("fcl:trouble", () => { ${drawn} }, true);`);
  const loads = watchLoads(page);
  await page.clock.install();
  const looked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await page.goto('/test-history');
  await page.clock.runFor(2000);
  await expect(page.getByText('Good morning')).toBeVisible();
  await looked;
  await page.evaluate(() => caches.keys());
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(loads).toEqual(['']);
});
