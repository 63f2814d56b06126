/** What is pictured for the feature pages: where, as whom, and how the page is brought into that state. */
import type { Page } from '@playwright/test';
import { answer, startSnapshot } from './shot-server.ts';

export interface Picture {
  readonly path: string;
  /** The part of a demo account's address before the @; nobody without it. */
  readonly as?: string;
  /** Display settings as the device keeps them. */
  readonly look?: Readonly<Record<string, string>>;
  /** Brings the page into the state to be pictured. */
  readonly prepare?: (page: Page, url: string) => Promise<void>;
  /** What stands at the top of the picture; the top of the page without it. */
  readonly from?: string;
}

async function takeSnapshot(page: Page, value: (index: number) => number): Promise<void> {
  await startSnapshot(page);
  await answer(page, 18, value);
  await page.locator('[data-screen=results]').waitFor();
}

async function openReport(page: Page): Promise<void> {
  await takeSnapshot(page, (index) => 2 + ((index * 5) % 4));
  await page.locator('[data-action=open-report]').click();
  await page.locator('[data-screen=report]').waitFor();
}

async function toFourthQuestion(page: Page): Promise<void> {
  await startSnapshot(page);
  await answer(page, 3, () => 3);
  await page.keyboard.press('3');
}

/** Answers one of five to a question of a run. */
type Answering = (index: number) => number;

/** Two results with three weeks between them, answered without haste. */
async function takeTwice(page: Page, url: string): Promise<void> {
  const runs: readonly [days: number, value: Answering][] = [
    [21, (index) => 3 + ((index * 7) % 3)],
    [0, (index) => 1 + ((index * 7) % 4)],
  ];
  const now = Date.now();
  for (const [days, value] of runs) {
    const start = now - days * 86_400_000;
    await page.clock.setFixedTime(start);
    await page.goto(`${url}/focus-snapshot`);
    await startSnapshot(page);
    for (let index = 0; index < 18; index += 1) {
      await page.clock.setFixedTime(start + (index + 1) * 6000);
      await answer(page, 1, () => value(index));
    }
    await page.locator('[data-screen=results]').waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Shows what is in a file of another calendar. */
async function readOtherCalendar(page: Page): Promise<void> {
  const events = [
    ['Lecture', 'DTSTART:20260105T090000', 'DURATION:PT90M', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['Choir', 'DTSTART:20260106T190000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['Library day', 'DTSTART;VALUE=DATE:20260109', 'RRULE:FREQ=WEEKLY;BYDAY=FR'],
  ].map(([title, ...lines], at) =>
    ['BEGIN:VEVENT', `UID:${at}@example.com`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n'),
  );
  await page.locator('[data-action=import-file]').click();
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  await page.getByRole('dialog').locator('textarea').fill(text);
  await page.locator('[data-action=read-text]').click();
  await page.locator('[data-action=save-import]').waitFor();
}

/** The history, with two results in it. */
async function toHistory(page: Page, url: string): Promise<void> {
  await takeTwice(page, url);
  await page.goto(`${url}/test-history`);
}

/** Opens the form of a reminder and fills it in. */
async function writeReminder(page: Page, title: string, when: string): Promise<void> {
  await page.locator('[data-action=add-reminder]').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/What should we remind you of/).fill(title);
  await form.getByRole('button', { name: when }).click();
}

export const pictures: Readonly<Record<string, Picture>> = {
  'testing-hub': { path: '/testing-hub', as: 'plus' },
  question: { path: '/focus-snapshot', prepare: toFourthQuestion },
  'procrastination-test': { path: '/test-intro/procrastination', as: 'premium' },
  'focus-burst': { path: '/training-hub/focus-burst', as: 'plus' },
  'memory-check': { path: '/test-intro/memory-check', as: 'premium' },
  'word-recall': { path: '/training-hub/word-recall/intro', as: 'plus' },
  'training-hub': { path: '/training-hub', as: 'plus' },
  exercise: { path: '/training-hub/gonogo', as: 'plus' },
  history: { path: '/test-history', as: 'freemium', prepare: toHistory },
  comparison: {
    path: '/test-history',
    as: 'trial',
    prepare: async (page, url) => {
      await toHistory(page, url);
      await page.locator('a[href^="/test-history/compare"]').first().click();
      await page.waitForURL((address) => address.pathname === '/test-history/compare');
    },
  },
  display: { path: '/neuro-settings' },
  'display-question': {
    path: '/focus-snapshot',
    look: {
      'fcl.display': JSON.stringify({
        contrast: 'high',
        textSize: '125',
        letterSpacing: 'wide',
        font: 'atkinson',
      }),
    },
    prepare: toFourthQuestion,
  },
  report: { path: '/focus-snapshot', prepare: openReport },
  share: { path: '/focus-snapshot', as: 'premium', prepare: openReport, from: '#share' },
  'community-questions': { path: '/community-qa' },
  'community-topic': {
    path: '/community-qa',
    prepare: async (page) => {
      await page.locator('main article a').first().click();
      await page.waitForURL((address) => address.pathname.startsWith('/community-qa/'));
    },
  },
  calendar: {
    path: '/calendar?view=week',
    as: 'plus',
    prepare: async (page) => {
      await readOtherCalendar(page);
      await page.locator('[data-action=save-import]').click();
      await page.getByText('Library day').first().waitFor();
      await page.mouse.move(0, 0);
    },
    from: '[data-view=week]',
  },
  // Somebody else: what is in a calendar already is not imported again.
  'calendar-import': { path: '/calendar', as: 'premium', prepare: readOtherCalendar },
  reminders: {
    path: '/reminders',
    as: 'plus',
    prepare: async (page) => {
      for (const [title, when] of [
        ['Two minutes of tidying', 'Workday mornings'],
        ['Walk before lunch', 'Every morning'],
        ['Call the dentist', 'Tomorrow morning'],
      ] as const) {
        await writeReminder(page, title, when);
        await page.getByRole('button', { name: 'Save the reminder' }).click();
        await page.getByText(title).first().waitFor();
      }
      await page.mouse.move(0, 0);
    },
  },
  'reminder-form': {
    path: '/reminders',
    as: 'premium',
    prepare: async (page) => await writeReminder(page, 'Two minutes of tidying', 'Workday mornings'),
  },
};
