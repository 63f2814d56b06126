import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { addEvent, dayOf, everyWednesday, openCalendar, storedEvents } from './support/calendar.ts';
import { expect, test } from './support/test.ts';

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const file = (text: string) => ({ name: 'work.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });

test('a link shows another app what is planned, in neutral words, until it is removed', async ({
  page,
  person,
  service,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const own = await openCalendar(page, { service, person }, async (client) => {
    await everyWednesday(client, 'Talk to the doctor');
  });
  await page.getByRole('button', { name: 'Calendar links' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calendar links' });
  await expect(dialog.getByText('No calendar link yet.')).toBeVisible();
  await dialog.getByLabel('Name of the link').fill('My phone');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  const field = dialog.getByLabel('Address of “My phone”');
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  await expect(dialog.getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  await expectAccessibleInEveryLook(page);
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE');
  expect(text).toContain('SUMMARY:Busy');
  expect(text).not.toContain('doctor');
  await dialog.getByRole('button', { name: 'My phone: Remove link' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(
    page.getByText('Link removed. Calendar apps keep old entries until they refresh.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByText('No calendar link yet.')).toBeVisible();
  await expect(field).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);

  // Own words after a notice alone.
  await dialog.getByLabel('Name of the link').fill('At home');
  await dialog.getByLabel('Show titles, places and notes').check();
  await expect(dialog.getByText(/Whoever has the address can read these titles/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const open = await request.get(await dialog.getByLabel('Address of “At home”').inputValue());
  expect(await open.text()).toContain('SUMMARY:Talk to the doctor');
  expect((await own.from('feed_tokens').select('name').is('revoked_at', null)).data).toHaveLength(1);
});

test('a file is looked at, saved, saved again without a copy, and taken back as a whole', async ({
  page,
  person,
  service,
}) => {
  const text = calendarOf(
    'METHOD:PUBLISH',
    ...event(
      'UID:a@work.example',
      'DTSTART;TZID=Romance Standard Time:20270603T080000',
      'DURATION:PT1H',
      'SUMMARY:<img src=x onerror=alert(1)>Stand-up & plan <script>alert(2)</script>',
      'DESCRIPTION:<b>Bring</b> notes',
      'ORGANIZER:mailto:a@work.example',
      'RRULE:FREQ=WEEKLY;BYDAY=TH',
    ),
    ...event(
      'UID:b@work.example',
      'DTSTART;VALUE=DATE:20270607',
      'SUMMARY:&lt;script&gt;alert(3)&lt;/script&gt;',
    ),
    ...event('UID:c@work.example', 'DTSTART:20270631T080000', 'SUMMARY:Broken'),
  );
  const own = await openCalendar(page, { service, person, view: 'agenda' }, async (client) => {
    await addEvent(client, 'Own', '2027-06-02');
  });
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  const choose = async () => {
    await page.getByRole('button', { name: 'Import a file' }).click();
    await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file(text));
    await expect(dialog.getByRole('heading', { name: 'Events in the file: 3' })).toBeFocused();
  };
  await choose();
  await expect(dialog.getByText('New: 2')).toBeVisible();
  await expect(dialog.getByText('Stand-up & plan', { exact: true })).toBeVisible();
  await expect(dialog.getByText('<script>alert(3)</script>', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Every Thursday at .* \(Europe\/Paris\)$/)).toBeVisible();
  await dialog.getByText('Left out: 1').last().click();
  await expect(dialog.getByText('Line 18 · Broken · Its time is not valid.')).toBeVisible();
  await dialog.getByText('Not taken over').click();
  await expect(dialog.getByText('Organizers: 1')).toBeVisible();
  await dialog.getByText('Time zones that were matched').click();
  await expect(dialog.getByText('Romance Standard Time: Europe/Paris')).toBeVisible();
  expect(await storedEvents(own)).toHaveLength(1);
  await expectAccessibleInEveryLook(page);
  const save = async () => {
    await dialog.getByRole('button', { name: 'Import these events' }).click();
    await expect(page.getByText('2 of 3 events imported. 1 was left out.', { exact: true })).toBeVisible();
    await expect(dayOf(page, '2027-06-10')).toContainText('Imported');
  };
  await save();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The import was taken back.', { exact: true })).toBeVisible();
  await expect.poll(() => storedEvents(own)).toMatchObject([{ title: 'Own' }]);
  await expect(dayOf(page, '2027-06-10')).toHaveCount(0);

  await choose();
  await save();
  await expect(dayOf(page, '2027-06-07')).toContainText('<script>alert(3)</script>');
  await expect(page.locator('main img[src=x], main script')).toHaveCount(0);
  await page.getByLabel('Show imported events').uncheck();
  await expect(dayOf(page, '2027-06-10')).toHaveCount(0);
  await expect(dayOf(page, '2027-06-02')).toContainText('Own');
  await page.getByLabel('Show imported events').check();

  await choose();
  await expect(dialog.getByText('New: 0')).toBeVisible();
  await dialog.getByText('Left out: 3').last().click();
  await expect(dialog.getByText(/Already in your calendar/)).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Import these events' })).toHaveCount(0);
  expect(await storedEvents(own)).toHaveLength(3);
});

test('what is shown and a single event can be taken along as files', async ({ page, person, service }) => {
  await openCalendar(page, { service, person, view: 'agenda' }, async (own) => {
    await addEvent(own, 'Call', '2027-06-02');
    await everyWednesday(own, 'Deep work');
  });
  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  };
  const whole = await saved(() => page.locator('[data-action=download-range]').click());
  expect(whole.name).toBe('focus-clarity-lab-2027-06-01-2027-06-30.ics');
  expect(whole.text.match(/^SUMMARY:.*$/gm)?.length).toBe(2);
  expect(whole.text).toContain('BEGIN:VTIMEZONE');
  await dayOf(page, '2027-06-02').getByRole('button', { name: 'Call: Edit event' }).click();
  const one = await saved(() => page.locator('[data-action=download-event]').click());
  expect(one.text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual(['SUMMARY:Call']);
});
