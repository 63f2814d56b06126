import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, sendDueMails, signIn, test } from './support/test.ts';

const staff = (role: string) => ({ email: `${role}-admin@demo.example.com`, password: demoPassword });

test('a full admin sees on a phone what runs by itself, when it last did and what waits', async ({
  page,
  person,
  service,
}) => {
  await sendDueMails(service);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { ...person, ...staff('full') }, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  await page.getByText('All figures of delivery').click();
  const jobs = page.getByRole('table', { name: 'Scheduled jobs' });
  await expect(jobs.getByRole('row', { name: /^send-mails/ })).toContainText(/\d/);
  await expect(
    page.getByText('Not measured here: the database does not count its statements.'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
});

test('staff of orders sees no figures of delivery', async ({ page, person }) => {
  await signIn(page, { ...person, ...staff('orders') }, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'What you did' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Delivery' })).toHaveCount(0);
});

test('whoever watches from outside is told whether database, functions and queues are well', async ({
  request,
}) => {
  const answer = await request.get('/functions/v1/health');
  const { status, ...parts } = (await answer.json()) as { status: string };
  expect(Object.keys(parts)).toEqual(['database', 'functions', 'jobs', 'queues']);
  expect(parts).toMatchObject({ database: true });
  expect(answer.status()).toBe(status === 'ok' ? 200 : 503);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
