import type { Page } from '@playwright/test';
import { loadView } from '../src/features/exercises/load-view.ts';
import type { View } from '../src/features/exercises/view.ts';
import { type PlayedId, views } from '../src/features/exercises/views.ts';
import { openExercises } from '../src/lib/exercises/facts.ts';
import { recompute } from '../src/lib/exercises/recompute.ts';
import {
  type Hand,
  playSteps,
  type RunFacts,
  steppedHands,
  type TimedHand,
} from '../tests/support/exercises/hands.ts';
import { type LoggedHand, loggedHands, meantEntries } from '../tests/support/exercises/logged-hands.ts';
import { playTrials } from '../tests/support/exercises/timed-hand.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectAccessibleInEveryLookAndWidth,
  expectNoSidewaysScroll,
  wear,
} from './support/accessibility.ts';
import { isDeep, usually } from './support/depth.ts';
import { passTime, passUntilShown, passUntilThere, stopTime } from './support/page-clock.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, keepSession, test } from './support/test.ts';

/** Every exercise that is played: its respondent sits before the real screen, and the clock of the page is moved. */
const played = openExercises.map(({ id }) => id).filter((id): id is PlayedId => id in views);

/** An id of its own for each, the same in every test run: the seed follows from it, and so does the whole run. */
const runIdOf = (id: PlayedId) =>
  `0f8fad5b-d9cb-4d2f-a165-7086772895${played.indexOf(id).toString(16).padStart(2, '0')}`;
/** A frame of the clock of the page. */
const frameMs = 16;

type AnyHand = Hand & TimedHand & LoggedHand;

function handOf(page: Page): AnyHand {
  /** How long something has been seen when it is noticed: a part of a frame. */
  let sinceShownMs = 0;
  return {
    key: (key) => page.keyboard.press(key),
    click: (selector) => page.locator(selector).click(),
    fill: (name, value) => page.locator(`[name=${name}]`).fill(value),
    choose: async (name, value) => {
      await page.locator(`[name=${name}]`).selectOption(value);
    },
    isThere: async (selector) => (await page.locator(selector).count()) > 0,
    pass: (ms) => passTime(page, ms),
    async untilShown(trial, faces, expectedMs) {
      const leapMs = expectedMs > 4 * frameMs ? Math.floor(expectedMs - 3 * frameMs) : 0;
      const sinceMs = await passUntilShown(page, { trial, faces, leapMs, frameMs });
      sinceShownMs = sinceMs ?? 0;
      return sinceMs !== null;
    },
    untilThere: (selector) => passUntilThere(page, selector, 50),
    async pressAfter(presses) {
      let passed = sinceShownMs;
      for (const { afterMs, code } of presses) {
        await passTime(page, afterMs - passed);
        passed = afterMs;
        await page.keyboard.press(code);
      }
    },
  };
}

interface KeptRun extends RunFacts {
  readonly records: readonly object[];
}

/** What the page kept of the run that goes on; null once it is over. */
const keptRun = (page: Page, runId: string): Promise<KeptRun | null> =>
  page.evaluate(
    (id) =>
      new Promise<KeptRun | null>((resolve, reject) => {
        const opening = indexedDB.open('focus-clarity-lab');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('sessions').objectStore('sessions').get(id);
          asked.onsuccess = () => {
            opening.result.close();
            resolve((asked.result as { run: KeptRun } | undefined)?.run ?? null);
          };
        };
      }),
    runId,
  );

/** What stands around a kind is the same for all of it: one is looked at in every look, and with `--deep` each. */
const kindOf = (id: PlayedId) => openExercises.find((one) => one.id === id)?.kind;
const isFirstOfKind = (id: PlayedId) => played.find((one) => kindOf(one) === kindOf(id)) === id;
const isLookedAt = (id: PlayedId) => isDeep || isFirstOfKind(id);
/**
 * One of each kind, and those that are begun or played as no other is: its colours are asked first; what comes next follows the
 * times of its answers. What each asks and how it scores, tests/features/exercises/played.test.tsx goes through.
 */
const inUsual = (id: PlayedId) => isFirstOfKind(id) || id === 'stroop' || steppedHands[id]?.isByTime === true;

async function expectRules(page: Page, id: PlayedId): Promise<void> {
  if (isLookedAt(id)) await expectAccessibleInEveryLookAndWidth(page);
  else await expectAccessible(page);
}

/** Plays the run; answers what was meant to be given, null where what is given is told by the hand alone. */
async function play(
  view: View,
  id: string,
  run: RunFacts,
  hand: AnyHand,
  taken: (count: number) => Promise<readonly unknown[]>,
): Promise<readonly object[] | null> {
  const { respondent } = await import(`../src/lib/exercises/${id}/respondent.ts`);
  const how = steppedHands[id];
  if (view.kind === 'timed') return playTrials(view, respondent, run, hand);
  if (view.kind === 'stepped' && how) return playSteps(view.exercise, respondent, how, run, hand, taken);
  const logged = loggedHands[id];
  if (!logged) throw new Error(`nobody knows how to play ${id}`);
  await logged(hand, meantEntries(respondent, run));
  return null;
}

/** What a run is worth by its records alone, on a machine that misses nothing. */
function scoreOf({ exercise }: View, { seed, config }: RunFacts, records: readonly object[]): number {
  const worked = recompute(exercise, seed, config, records);
  if (!worked.ok) throw new Error(worked.error);
  const { score } = worked.value.score;
  if (score === null) throw new Error('a run without a score tells nothing');
  return score;
}

/** From the start screen to the run, as somebody goes who has its colors asked and its equipment checked. */
async function startRun(page: Page, view: View): Promise<void> {
  if (view.asksColours) await page.getByRole('radio').first().check({ force: true });
  await page.locator('[data-action=start]').click();
  if (view.kind === 'timed') {
    await expect(page.locator('[data-screen=exercise-check]')).toBeVisible();
    await page.clock.runFor(3000);
    await page.locator('[data-action=checked]').click();
  }
  await expect(page.locator('[data-screen=exercise-run]')).toBeVisible();
}

/** What is seen for a moment, or has a limit, must not pass by while a slow machine looks for it. */
async function standStill(page: Page, { kind }: View): Promise<boolean> {
  if (kind !== 'timed' && kind !== 'stepped') return false;
  await stopTime(page);
  return true;
}

for (const id of usually(played, inUsual)) {
  test(`${id} is played from its start to a stored score`, async ({ page, person, service }) => {
    test.setTimeout(120_000);
    const runId = runIdOf(id);
    const view = await loadView(id);
    await giveTier(service, person, 'plus');
    await page.addInitScript((made) => {
      crypto.randomUUID = () => made as ReturnType<typeof crypto.randomUUID>;
    }, runId);
    await page.setViewportSize({ width: 360, height: 640 });
    await keepSession(page, person);
    await page.clock.install();
    await page.goto(`/training-hub/${id}/intro`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectRules(page, id);
    await page.locator(`main a[href="/training-hub/${id}"]`).click();
    await expect(page.locator('[data-screen=exercise-start]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectRules(page, id);
    await startRun(page, view);
    const run = await keptRun(page, runId);
    if (!run) throw new Error(`${id} has not begun`);
    const row = async () =>
      (
        await service
          .from('training_runs')
          .select('status, score, exercise_id, records')
          .eq('id', runId)
          .maybeSingle()
      ).data;
    const taken = async (count: number) => {
      let records: readonly unknown[] = [];
      await expect
        .poll(async () => {
          records =
            (await keptRun(page, runId))?.records ?? ((await row())?.records as object[] | undefined) ?? [];
          return records.length;
        })
        .toBeGreaterThanOrEqual(count);
      return records;
    };
    const isStill = await standStill(page, view);
    if (isLookedAt(id)) {
      await expectAccessibleInEveryLook(page);
      await wear(page, 'light');
    } else await expectAccessible(page);
    const meant = await play(view, id, run, handOf(page), taken);
    if (isStill) await page.clock.resume();

    const result = page.locator('[data-screen=exercise-result]');
    await expect(result).toBeVisible();
    await expectRules(page, id);
    await expectNoSidewaysScroll(page);
    await expect.poll(row).toMatchObject({ exercise_id: id, status: 'complete' });
    const stored = await row();
    const score = Number(stored?.score);
    await expect(result.locator('[data-part=score]')).toHaveText(String(score));
    // Onsets lie on the frames of a page, presses on whole milliseconds: not quite what was meant.
    const expected = scoreOf(view, run, meant ?? (stored?.records as object[]));
    expect(Math.abs(score - expected), `${score} instead of ${expected}`).toBeLessThanOrEqual(1);
  });
}

for (const id of played.filter(isLookedAt)) {
  test(`${id} is accessible in every look on a laptop while it runs`, async ({ page, person, service }) => {
    const view = await loadView(id);
    await giveTier(service, person, 'plus');
    await keepSession(page, person);
    await page.clock.install();
    await page.goto(`/training-hub/${id}`);
    await startRun(page, view);
    await standStill(page, view);
    await expectAccessibleInEveryLook(page);
  });
}
