import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook } from './support/accessibility.ts';
import { expect, sendDueMails, signIn, test } from './support/test.ts';

const staff = (role: string) => ({ email: `${role}-admin@demo.example.com`, password: demoPassword });

test('a master admin looks somebody up, ends their sign-ins and plans an erasure that they are told of', async ({
  page,
  person,
  mails,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { ...person, ...staff('master') }, '/admin/dashboard?tab=admins');
  await page.getByRole('textbox', { name: 'Whole address or number of the account' }).fill(person.email);
  await page.getByRole('button', { name: 'Look up the account' }).press('Enter');
  await expect(page.getByText('Nothing bought yet.')).toBeVisible();
  await expectAccessibleInEveryLook(page);

  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'End all sign-ins' }).press('Enter');
  await dialog.getByRole('button', { name: 'End all sign-ins' }).press('Enter');
  await expect(page.getByText(`All sign-ins of ${person.email} ended`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Plan the erasure' }).press('Enter');
  await dialog.getByLabel(/^How the person asked for it/).fill('Asked for it in ticket FCL-1.');
  await dialog.getByLabel(`Type ${person.email} to go on`).fill(person.email);
  await expectAccessibleInEveryLook(page);
  await dialog.getByRole('button', { name: 'Plan the erasure' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Not planned')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Plan the erasure' })).toHaveCount(0);
  await sendDueMails(service);
  expect((await mails(person.email)).map(({ subject }) => subject)).toContain('Your account will be erased');
});

test('a full admin looks somebody up and does nothing with them', async ({ page, person }) => {
  await signIn(page, { ...person, ...staff('full') }, '/admin/dashboard');
  await page.getByRole('textbox', { name: 'Whole address or number of the account' }).fill(person.email);
  await page.getByRole('button', { name: 'Look up the account' }).press('Enter');
  await expect(page.getByText('Nothing bought yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all sign-ins' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'People and roles' })).toHaveCount(0);
});

test('the quality report opens for a full admin and says to an education admin what it needs', async ({
  page,
  person,
  browser,
  baseURL,
  service,
}) => {
  expect((await service.rpc('refresh_quality_report')).error).toBeNull();
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { ...person, ...staff('full') }, '/admin/qa-report?block=content');
  await expect(page.getByRole('heading', { name: 'Quality report' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Japanese/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, { ...person, ...staff('education') }, '/admin/qa-report');
  await expect(other.getByRole('heading', { name: 'Insufficient Privileges' })).toBeVisible();
  await expect(other.getByText('This area requires Full Admin privileges.')).toBeVisible();
});
