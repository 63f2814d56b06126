import { createClient } from '@supabase/supabase-js';
import { contactRow, emptyContact } from '../src/lib/contact/message.ts';
import { createTicketId } from '../src/lib/contact/ticket.ts';
import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, keys, newEmail, signIn, test } from './support/test.ts';

const master = { email: 'master-admin@demo.example.com', password: demoPassword };

test('a master admin gives a role by an address and takes it away, with effect at the next look', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(theirs, person, '/admin/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { ...person, ...master }, '/admin/dashboard?tab=admins');
  await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`^${person.email}`) });
  await expect(row).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Address of the account' }).fill(person.email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Education Admin');
  await page.getByRole('button', { name: 'Give the role' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Give the role' }).press('Enter');
  await expect(row.getByText('Yes, active')).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await theirs.reload();
  await expect(theirs.getByRole('link', { name: 'My overview' })).toBeVisible();
  await theirs.goto('/admin/dashboard?tab=admins');
  await expect(theirs.getByText('This area requires Master Admin privileges.')).toBeVisible();

  await row.getByRole('button').press('Enter');
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('textbox').press('Enter');
  await expect(row.getByText('No, it ended')).toBeVisible();
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
  await theirs.goto('/admin/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('a message by the contact form is answered from a phone, and the mail bears its ticket', async ({
  page,
  person,
  mails,
  baseURL,
}) => {
  const at = Date.now();
  const ticket = createTicketId(at, Math.random);
  const email = newEmail('writer');
  const message = 'The page of my report stays empty. What can I do?';
  const form = {
    ...emptyContact,
    fullName: 'Ann Example',
    email,
    subject: 'technical',
    message,
    consent: true,
  };
  const visitor = createClient(baseURL ?? '', keys.publishable);
  const { error } = await visitor
    .from('user_messages')
    .insert(contactRow(form, ticket, at, crypto.randomUUID()));
  expect(error).toBeNull();

  await page.setViewportSize({ width: 360, height: 780 });
  const colleague = { ...person, email: 'full-admin@demo.example.com', password: demoPassword };
  await signIn(page, colleague, `/admin/dashboard?tab=overview&ticket=${ticket}`);
  await expect(page.getByText('Within 24 hours', { exact: true }).last()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: ticket }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expect(page.getByRole('link', { name: 'Orders of this address' })).toHaveAttribute(
    'href',
    `/admin/dashboard?tab=orders&email=${encodeURIComponent(email)}`,
  );
  await tabTo(page, page.getByRole('textbox', { name: 'Answer by mail' }));
  await page.keyboard.type('Load the page anew.');
  await tabTo(page, page.getByRole('button', { name: 'Send the answer' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('row', { name: new RegExp(`^${ticket}`) }).getByText('Has an answer'),
  ).toBeVisible();
  // The list holds this one alone: the keyboard goes on there.
  await expect(page.locator('[data-row]:focus, :focus:has([data-row])')).toHaveCount(1);
  const [mail] = await mails(email);
  expect(mail?.subject).toBe(`${ticket}: Focus Clarity Lab`);
  expect(mail?.text).toContain('Load the page anew.');
  expect(mail?.text).toContain(`> ${message}`);
});

test('on a phone the tab that is open is seen in its row', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { ...person, ...master }, '/admin/dashboard?tab=audit');
  await expect(page.getByRole('link', { name: 'Log', exact: true })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
