import { expectAccessibleInEveryLookAndWidth, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes, deskOf, newArticle, text } from './support/desk.ts';
import { expect, signIn, test } from './support/test.ts';

/* The desk of the library: to whom it is closed, and that everybody else can use it. */

test('the desk is closed to an orders admin, and its code does not come', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await becomes(service, person, 'orders_admin');
  const { id } = await newArticle(baseURL ?? '', 'A desk that is closed');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, person, deskOf(id));
  await expect(page.getByRole('heading', { name: 'Insufficient Privileges' })).toBeVisible();
  await expect(page.getByText('This area requires Education Admin privileges.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Library' })).toHaveCount(0);
  expect(asked.filter((url) => /education-tab|editor|desk_article|desk_library/.test(url))).toEqual([]);
});

test('list and editor keep the rules in every look, on a phone and on a laptop', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await becomes(service, person, 'education_admin');
  const { id } = await newArticle(baseURL ?? '', 'A desk that everybody can use');
  await signIn(page, person, '/admin/dashboard?tab=education');
  await expect(
    page.getByRole('region', { name: 'Texts on the desk' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessibleInEveryLookAndWidth(page);
  await page.goto(deskOf(id));
  await expect(text(page)).toHaveValue(/kettle/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'A quiet morning' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleInEveryLookAndWidth(page);
  await page.getByRole('group', { name: 'Ground' }).getByText('Dark').click();
  await page.getByRole('group', { name: 'Width' }).getByText('Screen, 1280 px').click();
  await expect(frame.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expectAccessibleInEveryLookAndWidth(page);
});
