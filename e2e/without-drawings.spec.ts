import { childFocusTracker } from '../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { focusSnapshot } from '../src/lib/assessments/tests/focus-snapshot/definition.ts';
import { madeAttempt, mixed } from '../tests/features/reports/support/instrument-attempts.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { showMadeResults } from './support/made-results.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, signIn, test } from './support/test.ts';

const attempts = [
  madeAttempt(focusSnapshot, 'self', mixed, { id: crypto.randomUUID() }),
  madeAttempt(childFocusTracker, 'parent', mixed, { id: crypto.randomUUID() }),
];

test('with forced colors and images off a report says every area in words, and what is drawn stays visible', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  await showMadeResults(page, attempts);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // Chosen here, while the system is dark: the ink of paper would be lost on its ground.
  await signIn(page, person, '/');
  await page.evaluate(() => localStorage.setItem('fcl.theme', 'light'));
  for (const { id, domains } of attempts) {
    await page.goto(`/reports/${id}`);
    const rows = page.locator('#areas li[data-dimension]');
    await expect(rows).toHaveCount(Object.keys(domains).length);
    for (const row of await rows.all())
      await expect(row).toHaveText(/\p{L}{3,}.*(calm|noticeable|strong).*\d+/u);
    await expectNoSidewaysScroll(page);
    const colours = await page.evaluate(() => ({
      text: getComputedStyle(document.body).color,
      dots: [...document.querySelectorAll('#areas svg circle')].map((dot) => getComputedStyle(dot).stroke),
    }));
    expect(new Set(colours.dots.filter((stroke) => stroke !== 'none'))).toEqual(new Set([colours.text]));
  }
});
