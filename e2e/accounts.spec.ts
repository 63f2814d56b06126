import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './support/accessibility.ts';
import {
  expect,
  goOnByMail,
  keepSession,
  keptSession,
  newEmail,
  password,
  sendDueMails,
  signIn,
  signInByForm,
  signOut,
  test,
} from './support/test.ts';

async function register(page: import('@playwright/test').Page, email: string, way = ''): Promise<void> {
  await page.goto(`/auth?mode=signup${way}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible();
}

test('wrong credentials say how to go on, and nothing more', async ({ page, person, allowConsole }) => {
  allowConsole(/400/);
  await page.goto('/auth?mode=login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const fault = page.getByRole('alert', { name: 'Login failed' });
  await expect(fault).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expect(
    fault.getByText(
      'Invalid email or password. If you just signed up, please check your email and click the confirmation link first.',
      { exact: true },
    ),
  ).toBeVisible();
  await fault.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('the code of the mail confirms the address where one signed up, after a mistyped address is mended', async ({
  page,
  mails,
  allowConsole,
}) => {
  // 401 because this test takes the session away under the page at its end.
  allowConsole(/401/);
  const email = newEmail('coded');
  await register(page, `mistyped-${email}`);
  await page.getByRole('button', { name: 'Wrong address? Change it' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const [mail] = await mails(email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  await expectAccessible(page);
  await page.getByLabel('Six-digit code from the mail').fill(code);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.waitForURL('**/welcome');
  expect(await keptSession(page)).not.toBeNull();
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, { id: '', email, password });
});

test('the link of the mail leads on to the plan and the test that somebody came for, on another device, too', async ({
  page,
  mails,
  browser,
}) => {
  const email = newEmail('linked');
  const wanted = '?plan=plus&billing=yearly&for=focustrack';
  await register(page, email, `&redirect=${encodeURIComponent('/pricing#plans')}&${wanted.slice(1)}`);
  const [mail] = await mails(email);
  const elsewhere = await (await browser.newContext()).newPage();
  await goOnByMail(elsewhere, mail?.link ?? '', email);
  await expect(elsewhere).toHaveURL((url) => url.pathname === '/pricing' && url.search === wanted);
  await elsewhere.context().close();
});

test('whoever signs in for nothing in particular chooses a plan first, once', async ({ page, person }) => {
  const enter = async () => {
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const leave = async () => {
    await signOut(page);
    await expect.poll(() => keptSession(page)).toBeNull();
  };
  await page.goto('/');
  await enter();
  await expect(page).toHaveURL(/\/subscription-onboarding$/);
  // Left without a choice, it is asked again.
  await leave();
  await page.goto('/');
  await enter();
  await expect(page).toHaveURL(/\/subscription-onboarding$/);
  await page.getByRole('button', { name: 'Continue with Freemium' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await leave();
  await page.goto('/');
  await enter();
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
  await expect.poll(() => keptSession(page)).toBe(person.id);
});

test('a registration with mistakes shows them all at once and changes nothing', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm password').fill('abd');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least Medium strength')).toBeVisible();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await expect(page.getByText('You must accept the Terms of Service and Privacy Policy')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('an address that already has an account is told the same as a new one', async ({ page, person }) => {
  await register(page, person.email);
});

test('a forgotten password is replaced through the mailed link, and only the new one works', async ({
  page,
  person,
  mails,
  allowConsole,
}) => {
  // 400 for the old password; 401 because this test takes the session away under the page.
  allowConsole(/40[01]/);
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset email sent' })).toBeVisible();
  const [mail] = await mails(person.email);
  const next = 'Another-Lake-43';
  await goOnByMail(page, mail?.link ?? '', person.email, next);
  await expect(page).not.toHaveURL(/\/auth/);
  await expect(page).not.toHaveURL(/access_token/);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?mode=login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
});

test('a used or broken confirmation link says so and leads to a new one', async ({
  page,
  mails,
  allowConsole,
}) => {
  allowConsole(/40[13]/);
  const email = newEmail('link');
  await register(page, email);
  const [mail] = await mails(email);
  await goOnByMail(page, mail?.link ?? '', email);
  await expect(page).toHaveURL(/\/welcome/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('heading', { name: 'Confirmation Failed' })).toBeVisible();
  await page.goto('/email-confirmation');
  await expect(
    page.getByText('Invalid or expired confirmation link. Please request a new one.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a signed-in person who opens the sign-in page is led away', async ({ page, person }) => {
  await keepSession(page, person);
  await page.goto('/auth');
  await expect(page).not.toHaveURL(/\/auth/);
});

for (const target of [
  '//evil.example.com',
  'https://evil.example.com',
  '/\\evil.example.com',
  'javascript:alert(1)',
]) {
  test(`a redirect to ${target} stays on the site`, async ({ page, person, baseURL }) => {
    await page.goto(`/auth?mode=login&redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/\/auth/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('signing out ends the session here and says so', async ({ page, person }) => {
  await signIn(page, person);
  await signOut(page);
  await expect(page.getByText('You have been successfully signed out.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/training-hub');
  await expect(page).toHaveURL(/\/auth/);
});

test('a name and a picture are kept and shown in the header', async ({ page, person, service }) => {
  await signIn(page, person, '/profile');
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const menu = page.getByRole('button', { name: 'Account menu' });
  await expect(menu.locator('[data-initials]')).toHaveAttribute('data-initials', 'AE');
  await page.getByRole('radio', { name: 'Ripple' }).check();
  await expect(menu.locator('[data-slot=avatar] svg')).toBeVisible();
  await expect
    .poll(
      async () => (await service.from('profiles').select('avatar').eq('id', person.id).single()).data?.avatar,
    )
    .toBe('ripple');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ripple' })).toBeChecked();
  await expect(menu.locator('[data-slot=avatar] svg')).toBeVisible();
});

test('the account leads to its parts, and the settings wait behind the sign-in', async ({ page, person }) => {
  await page.goto('/account-settings#plan');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount-settings/);
  await signIn(page, person, '/account');
  await expect(page.locator('[data-screen=account]')).toBeVisible();
  await page.locator('[data-action=open-account-settings]').click();
  await expect(page.locator('[data-screen=account-settings]')).toBeVisible();
  await expect(page.locator('[data-plan=freemium]')).toBeVisible();
  await page.locator('[data-action=open-data]').click();
  await expect(page).toHaveURL(/\/settings#data$/);
});

test('the copy of my data holds my profile, and erasing the account waits, is told by mail and can be taken back', async ({
  page,
  person,
  service,
  mails,
}) => {
  await service.from('profiles').update({ display_name: 'Ada Example' }).eq('id', person.id);
  await signIn(page, person, '/settings');
  const download = page.waitForEvent('download');
  await page.locator('[data-action=copy-data]').click();
  const files = unzipSync(await readFile(await (await download).path()));
  const copy = strFromU8(files['my-data.json'] ?? new Uint8Array());
  expect(copy).toContain('Ada Example');
  expect(copy).toContain(person.email);

  await page.locator('[data-action=erase-account]').click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: /^Erase in/ }).click();
  const banner = page.locator('[data-slot=erasure-banner]');
  await expect(banner).toBeVisible();
  const waiting = () => service.from('account_erasures').select('user_id').eq('user_id', person.id);
  expect((await waiting()).data).toHaveLength(1);
  expect((await service.auth.admin.getUserById(person.id)).data.user?.email).toBe(person.email);

  await sendDueMails(service);
  const [planned] = await mails(person.email);
  expect(planned?.subject).toBe('Your account will be erased');
  await page.goto(planned?.link ?? '');
  await banner.locator('[data-action=keep-account]').click();
  await expect(banner).toBeHidden();
  expect((await waiting()).data).toEqual([]);
  await sendDueMails(service);
  const told = await mails(person.email, 2);
  expect(told.map(({ subject }) => subject)).toEqual(['Your account stays', 'Your account will be erased']);
});
