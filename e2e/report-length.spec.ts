import type { Page } from '@playwright/test';
import type { AttemptRecord } from '../src/lib/assessments/attempt-record.ts';
import { findInstrument } from '../src/lib/assessments/instruments.ts';
import {
  type AnswerRule,
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from '../tests/features/reports/support/instrument-attempts.ts';
import { usually } from './support/depth.ts';
import { type MadeRun, showMadeResults } from './support/made-results.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, expectAlive, signIn, test } from './support/test.ts';

/** How far a reader scrolls on a phone; what lies beyond is read by nobody who is tired. */
const phone = { width: 390, height: 844 };
const mostOfResults = 1.5 * phone.height;
const mostOfReport = 5 * phone.height;

const ranges: Record<string, AnswerRule> = {
  'below 40': answersOf(1),
  '40 to 50': (_, question) => (question % 4 === 3 ? 2 : 3),
  '50 to 70': answersOf(3),
  'from 70': answersOf(5),
  mixed,
};

interface Sample {
  name: string;
  attempt: AttemptRecord;
}

const named = (name: string, attempt: AttemptRecord): Sample => ({
  name,
  attempt: { ...attempt, id: crypto.randomUUID(), owned: true },
});
/** A run of the reaction-time test under an id of its own. */
function madeTest(name: string, ...kind: Parameters<typeof madeRun>): Sample & { made: MadeRun } {
  const { attempt, run, record } = madeRun(...kind);
  const sample = named(`focustrack_attention_test, ${name}`, attempt);
  return { ...sample, made: { run: { ...run, id: sample.attempt.id }, record } };
}
/** In the usual run two of the five ranges for each questionnaire, other ones than for the one before. */
const isItsTurn = (range: number, turn: number) => (range + 2 * turn) % 5 < 2;
const timed = [madeTest('letters', 'average'), madeTest('spoken, tired', 'fatigued', 'audio')];
const samples: readonly Sample[] = [
  ...questionnaires.flatMap(([definition, form], turn) =>
    usually(Object.entries(ranges), (_, range) => isItsTurn(range, turn)).map(([range, rule]) =>
      named(`${definition.testId}, ${form}, ${range}`, madeAttempt(definition, form, rule)),
    ),
  ),
  ...timed,
  named('delay_choice', madeChoice(patientForAWhile)),
];
const runs = timed.map(({ made }) => made);
const attempts = samples.map(({ attempt }) => attempt);

function instrumentOf(testId: string) {
  const definition = findInstrument(testId);
  if (!definition) throw new Error(`no test ${testId}`);
  return definition;
}

/** Opens an address without loading the app anew; answers where the last thing found there ends, once it stands still. */
function endOf(page: Page, address: string, parts: string): Promise<number> {
  return page.evaluate(
    async ([to, selector]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const old = document.querySelector('h1');
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
      const loading = '[data-slot=loading-state], [data-slot=skeleton]';
      let [end, still] = [0, 0];
      for (let turn = 0; turn < 1200 && still < 4; turn += 1) {
        await frame();
        const found = [...document.querySelectorAll(`main ${selector}`)];
        const isNew = old === null || !document.contains(old);
        const now = Math.max(0, ...found.map((part) => part.getBoundingClientRect().bottom + window.scrollY));
        still = isNew && now > 0 && now === end && !document.querySelector(loading) ? still + 1 : 0;
        end = now;
      }
      return still < 4 ? Number.NaN : end;
    },
    [address, parts] as const,
  );
}

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Measures one page after the other; in the end the ones that are too long are named. */
function measuring(page: Page) {
  const tooLong: string[] = [];
  const measure = async (what: string, most: number, address: string, parts: string) => {
    const end = await endOf(page, address, parts);
    if (!(end <= most)) tooLong.push(`${what}: ${(end / phone.height).toFixed(2)} screens`);
  };
  return {
    tooLong,
    report: ({ name, attempt }: Sample) =>
      measure(`report of ${name}`, mostOfReport, `/reports/${attempt.id}`, '[data-screen=report]'),
    results: ({ name, attempt }: Sample) =>
      measure(
        `results of ${name}`,
        mostOfResults,
        `${instrumentOf(attempt.test_id).route}?run=${attempt.id}`,
        '[data-action=open-report]',
      ),
  };
}

test('every result ends within a screen and a half of a phone, and every closed report within five', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  await showMadeResults(page, attempts, runs);
  await signIn(page, person);
  await expect(page.locator('main h1').first()).toBeVisible();
  const { tooLong, report, results } = measuring(page);
  for (const sample of samples) {
    await report(sample);
    await results(sample);
  }
  expect(tooLong).toEqual([]);
});

test('every closed report ends within five screens of a phone for somebody without a plan, too', async ({
  page,
  person,
}) => {
  await showMadeResults(page, attempts, runs);
  await signIn(page, person);
  await expect(page.locator('main h1').first()).toBeVisible();
  const { tooLong, report } = measuring(page);
  for (const sample of samples) await report(sample);
  expect(tooLong).toEqual([]);
});

test('what a visitor is shown of the Focus Snapshot is as short', async ({ page }) => {
  const own = samples
    .filter(({ attempt }) => attempt.test_id === 'focus_snapshot')
    .map(({ name, attempt }) => ({ name, attempt: { ...attempt, owned: false } }));
  await showMadeResults(
    page,
    own.map(({ attempt }) => attempt),
  );
  await page.goto('/');
  // An address that changes before the app has taken the page over is another page than the one that was drawn.
  await expectAlive(page.locator('main h1'));
  const { tooLong, report, results } = measuring(page);
  for (const sample of own) {
    await report(sample);
    await results(sample);
  }
  expect(tooLong).toEqual([]);
});
