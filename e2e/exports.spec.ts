import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { focusSnapshot } from '../src/lib/assessments/tests/focus-snapshot/definition.ts';
import { csvTableColumns, csvTables } from '../src/lib/exports/csv-tables.ts';
import { dayMs } from '../src/lib/time.ts';
import { elementsOf, readPdf } from '../tests/features/reports/support/read-pdf.ts';
import { readCsv } from '../tests/support/read-csv.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { giveTier } from './support/questionnaires.ts';
import { storedRun } from './support/runs.ts';
import { expect, signIn, test } from './support/test.ts';

async function openDialog(page: Page): Promise<Locator> {
  await page.locator('[data-action=export]').click();
  const dialog = page.getByRole('dialog', { name: 'Save as a file' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses the button and answers the file that comes. */
async function savedFile(page: Page, dialog: Locator): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const pdfOf = (bytes: Buffer) => readPdf(new Uint8Array(bytes).buffer);

test('with Plus the progress becomes a tagged PDF and six tables, and the report for a professional stays closed', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await giveTier(service, person, 'plus');
  const client = await clientOf(baseURL, person);
  const attempt = await finishedAttempt(client, focusSnapshot, 'self', () => 3, Date.now() - 2 * dayMs);
  await storedRun(client, service, 'gonogo', { daysAgo: 1 });
  await signIn(page, person, '/progress');

  const dialog = await openDialog(page);
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await dialog.getByLabel(/A note of your own/).fill('After a week of rest');
  const report = await savedFile(page, dialog);
  expect(report.name).toMatch(/^focus-clarity-lab-progress-[\d-]+\.pdf$/);
  const pdf = pdfOf(report.bytes);
  expect(pdf.catalog).toContain('/MarkInfo <</Marked true>>');
  expect(pdf.structure.text).toContain('Screening and training record, not a diagnosis.');
  expect(pdf.structure.text).toContain('After a week of rest');
  const roles = new Set(elementsOf(pdf.structure).map(({ role }) => role));
  for (const role of ['H1', 'H2', 'H3', 'TH', 'Figure']) expect(roles).toContain(role);
  await expect(dialog).toBeHidden();

  const again = await openDialog(page);
  await again.getByRole('radio', { name: /Tables for a spreadsheet/ }).check();
  const tables = await savedFile(page, again);
  expect(tables.name).toMatch(/^focus-clarity-lab-tables-[\d-]+\.zip$/);
  const files = unzipSync(new Uint8Array(tables.bytes));
  for (const table of csvTables) {
    const [, text] = Object.entries(files).find(([name]) => name.includes(`-${table}-`)) ?? [];
    expect(readCsv(strFromU8(text ?? new Uint8Array()))[0]).toEqual([...csvTableColumns[table]]);
  }
  const [, attempts] = Object.entries(files).find(([name]) => name.includes('-attempts-')) ?? [];
  expect(readCsv(strFromU8(attempts ?? new Uint8Array()))[1]?.[0]).toBe(attempt);

  const last = await openDialog(page);
  await last.getByRole('radio', { name: /Report for a professional/ }).check();
  await expect(last.getByText('Part of the Premium plan')).toBeVisible();
  await expect(last.getByRole('button', { name: 'Save the file' })).toHaveCount(0);
});

test('with Premium a professional gets the result that was ticked, and nothing of another', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await giveTier(service, person, 'premium');
  const client = await clientOf(baseURL, person);
  await finishedAttempt(client, focusSnapshot, 'self', () => 4, Date.now() - 40 * dayMs);
  await finishedAttempt(client, focusSnapshot, 'self', () => 2, Date.now() - 2 * dayMs);
  await signIn(page, person, '/analytics');

  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: /Report for a professional/ }).check();
  const results = dialog.getByRole('group', { name: 'Results that go in' });
  await expect(results.getByRole('checkbox')).toHaveCount(2);
  await results.getByRole('checkbox').first().check();
  const one = pdfOf((await savedFile(page, dialog)).bytes);
  expect(one.structure.text).toContain('Report for a professional');
  expect(one.structure.text).toContain('Version of the test: 3.0.0');
  expect(one.structure.text).not.toContain('Less difficulty reported than before');

  const again = await openDialog(page);
  await again.getByRole('radio', { name: /Report for a professional/ }).check();
  for (const box of await results.getByRole('checkbox').all()) await box.check();
  const both = pdfOf((await savedFile(page, again)).bytes);
  expect(both.structure.text).toContain('Less difficulty reported than before');
  expect(both.structure.text).toContain('Jacobson and Truax, 1991');
});

test('without a paid plan the dialog shows what opens it; with nothing done no file is made', async ({
  page,
  person,
  service,
}) => {
  await signIn(page, person, '/progress');
  const gate = await openDialog(page);
  await expect(gate.locator('[data-placement=feature_gate]')).toBeVisible();
  await expect(gate.getByRole('button', { name: 'Save the file' })).toHaveCount(0);

  await giveTier(service, person, 'plus');
  await page.reload();
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: /Tables for a spreadsheet/ }).check();
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(dialog.getByText('There is nothing to save for these days.')).toBeVisible();
});
