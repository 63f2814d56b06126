/** Somebody looks for an answer: by the menu, by words, and by the address of a question. */
import { expect, expectAlive, test } from './support/test.ts';

test('a question in the address is open and in the middle of the window', async ({ page }) => {
  await page.goto('/faq#retake');
  const question = page.getByRole('button', { name: 'When can I take a test again?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('the reaction test after 7 days')).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  const fromMiddle = async () => {
    const place = await page.locator('#retake').boundingBox();
    return Math.abs((place?.y ?? 0) + (place?.height ?? 0) / 2 - height / 2);
  };
  await expect.poll(fromMiddle).toBeLessThan(height / 4);
});

test('words find an answer, with prices of the price table and the way to somebody who answers', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await expectAlive(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('price');
  await page.getByRole('button', { name: 'What do the plans cost?' }).click();
  await expect(page.getByText('Plus and Premium cost $9.99 and $19.99 per month.')).toBeVisible();
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('the home page names three questions and leads to their answers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Is a result a diagnosis?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Is a result a diagnosis?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('what somebody writes to us finds its answer in their language', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  await page.goto('/contact');
  await expectAlive(page.getByLabel('Ihre Nachricht'));
  await page.getByLabel('Ihre Nachricht').fill('Ich möchte kündigen und mein Geld zurück');
  const answer = page.getByRole('link', { name: /Wie kündige ich/ });
  await expect(answer).toHaveAttribute('href', '/de/faq#cancel-refund');
  const [opened] = await Promise.all([context.waitForEvent('page'), answer.click()]);
  await expect(opened.getByRole('button', { name: /Wie kündige ich/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
