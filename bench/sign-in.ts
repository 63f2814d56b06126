import type { BrowserContext } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

/** Signs somebody in by the form, as a person does. */
export async function signIn(
  context: BrowserContext,
  base: string,
  { email, password }: Person,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}/auth?mode=login&redirect=%2Ftesting-hub`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The address of the sign-in page names that page, too.
  await page.waitForURL(({ pathname }) => pathname === '/testing-hub');
  await page.close();
}
