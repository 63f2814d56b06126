/** Somebody writes to the operator, and the operator is told. */
import { expect, expectAlive, newEmail, test } from './support/test.ts';

const operator = 'hello@focusclaritylab.example.com';

test('a visitor writes, keeps the ticket, and the operator finds the message among the mails', async ({
  page,
  context,
  mails,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail('writer');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expectAlive(page.getByLabel('Full name'));
  await page.getByLabel('Full name').fill('Ann <b>Example</b>');
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Subject').selectOption('technical');
  await page.getByLabel('Your message').fill('The page of my report stays empty.\n\nWhat can I do?');
  await expect(page.getByText('50/20 min')).toBeVisible();
  // What was begun outlives a reload.
  await page.reload();
  await expect(page.getByText('50/20 min')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(/stays empty/);
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  const ticket = await page.getByText(/^FCL-/).textContent();
  await page.getByRole('button', { name: 'Copy the ticket ID' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ticket);
  // The operator gets those of others, too.
  const mine = async () => (await mails(operator)).find(({ subject }) => subject === `technical ${ticket}`);
  await expect.poll(mine).toBeDefined();
  const mail = await mine();
  expect(mail?.text).toContain(`From Ann <b>Example</b>, ${email}`);
  expect(mail?.html).not.toContain('<b>Example');
  await page.getByRole('button', { name: 'Submit Another Message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
