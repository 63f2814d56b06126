import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { wholePercent } from '../src/lib/assessments/bands.ts';
import type { TrialRecord } from '../src/lib/cognitive/focustrack/record.ts';
import { scoreFocustrackRun } from '../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../src/lib/cognitive/simulation/respondents.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { usually } from './support/depth.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, keepSession, keys, type Person, test } from './support/test.ts';

const address = '/test/focustrack';
const testId = 'focustrack_attention_test';

/** Writes down every stimulus that becomes visible on the stage. */
async function watchStage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenStimuli: seen });
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const node = target as HTMLElement;
        // While the stage warms up, everything is drawn in the colour of the ground.
        if (node.parentElement?.style.opacity) continue;
        if (node.dataset.stimulus && node.style.visibility === 'visible') seen.push(node.dataset.stimulus);
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
}

/** Answers the next stimuli by key as a person would: not at once, and not for X. */
async function answerNext(page: Page, from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    const letter = await page
      .waitForFunction(
        (index) => (window as unknown as { seenStimuli: string[] }).seenStimuli[index],
        number,
        { polling: 'raf' },
      )
      .then((handle) => handle.jsonValue());
    if (letter === 'X') continue;
    // A reaction takes its time; a press at once would be an anticipation.
    await page.evaluate(
      (reactionMs) =>
        new Promise<void>((resolve) => {
          const from = performance.now();
          const look = () =>
            performance.now() - from < reactionMs ? requestAnimationFrame(look) : resolve();
          look();
        }),
      180,
    );
    await page.keyboard.press('Space');
  }
}

async function next(page: Page, screen: string): Promise<void> {
  await expect(page.locator(`[data-screen=focustrack-${screen}]`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('practice by key, a pause, and a reload in the middle: the run ends, is kept and can be started again', async ({
  page,
  person,
  service,
}) => {
  test.setTimeout(240_000);
  await giveTier(service, person, 'plus');
  await keepSession(page, person);
  await page.goto(address);
  await next(page, 'gate');
  await page.getByRole('checkbox').check();
  await page.locator('[data-action=agree]').click();
  await next(page, 'variant');
  await page.locator('[data-action=continue]').click();
  await next(page, 'check');
  await expect(page.locator('[data-part=refresh]')).toBeVisible();
  await page.locator('[data-action=continue]').click();
  await next(page, 'instructions');
  await page.locator('[data-action=practise]').click();
  await next(page, 'practice');

  await watchStage(page);
  await page.keyboard.press('Space');
  await answerNext(page, 0, 24);
  await next(page, 'practised');
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeVisible();
  await page.locator('[data-action=start-run]').click();
  await next(page, 'test');

  await page.keyboard.press('Space');
  await answerNext(page, 24, 3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Paused' })).toBeVisible();
  await expectAccessible(page);
  // The pause has the focus on its button: the same key goes on.
  await page.keyboard.press('Space');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const seen = await page.evaluate(() => (window as unknown as { seenStimuli: string[] }).seenStimuli.length);
  await answerNext(page, seen, 2);

  await page.reload();
  await next(page, 'ended');
  const rows = async () =>
    (await service.from('reaction_runs').select('status, trials, header').eq('user_id', person.id)).data ??
    [];
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  expect(row?.status).toBe('abandoned');
  expect(row?.trials.length).toBeGreaterThanOrEqual(5);
  // Beside the stamp of each letter that was not cut off stands when the browser presented it.
  const whole = ((row?.trials ?? []) as TrialRecord[]).filter(({ fault }) => fault === null);
  const apart = whole.map(({ presentedMs, onsetMs }) => Math.abs((presentedMs ?? Number.NaN) - onsetMs));
  expect(apart.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...apart)).toBeLessThan(250);
  expect(row?.header.practice).toHaveLength(24);
  expect(row?.header.interruptions).toMatchObject([{ reason: 'escape' }]);
  expect((await service.from('assessment_attempts').select('id').eq('user_id', person.id)).data).toEqual([]);
  await page.locator('[data-action=start-again]').click();
  await next(page, 'gate');
});

/** Windows of people who zoom: a laptop at 200 %, a smaller one, a phone. Where the smaller one has room, the laptop has. */
const windows = [
  { width: 720, height: 450, room: 'small' },
  { width: 640, height: 330, room: 'small' },
  { width: 360, height: 640, room: 'enough' },
] as const;

for (const { width, height, room } of usually(windows, (one) => one.width !== 720)) {
  test(`in a window of ${width} by ${height} the test is open, and all of it is seen`, async ({
    page,
    person,
    service,
  }) => {
    await giveTier(service, person, 'plus');
    await page.setViewportSize({ width, height });
    await keepSession(page, person);
    await page.goto(address);
    await page.getByRole('checkbox').check();
    await page.locator('[data-action=agree]').click();
    await next(page, 'variant');
    await page.locator('[data-action=continue]').click();
    await next(page, 'check');
    await expect(page.locator('[data-part=window]')).toHaveAttribute('data-room', room);
    const text = page.getByText(/^Your window is small\. The test works in it/);
    await expect(text).toHaveCount(room === 'small' ? 1 : 0);
    await page.locator('[data-action=continue]').click();
    await next(page, 'instructions');
    await page.locator('[data-action=practise]').click();
    await next(page, 'practice');
    const wholly = async (part: string) => {
      const box = await page.locator(part).boundingBox();
      expect(box, part).not.toBeNull();
      expect(Math.min(box?.x ?? -1, box?.y ?? -1), part).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(height);
    };
    for (const line of await page.locator('[data-stage=ready] p').all()) {
      await expect(line).toBeInViewport({ ratio: 1 });
    }
    await watchStage(page);
    await page.keyboard.press('Space');
    await answerNext(page, 0, 2);
    await wholly('[data-stimulus=X] span');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Paused' })).toBeVisible();
    for (const part of ['#stage-paused', '[data-action=go-on]', '[data-action=end]']) await wholly(part);
  });
}

test('who listens is asked for no window', async ({ page, person, service }) => {
  await giveTier(service, person, 'plus');
  await page.setViewportSize({ width: 320, height: 250 });
  await keepSession(page, person);
  await page.goto(address);
  await page.getByRole('checkbox').check();
  await page.locator('[data-action=agree]').click();
  await page.getByRole('radio', { name: /^Spoken letters/ }).check();
  await page.getByRole('radio', { name: /^Speakers of the device/ }).check();
  await page.locator('[data-action=continue]').click();
  await next(page, 'check');
  await expect(page.locator('[data-part=window]')).toHaveCount(0);
  await page.locator('[data-action=continue]').click();
  await next(page, 'instructions');
});

/** Takes the whole test as `person`, through the function the page uses; answers the run and its id. */
async function takeTest(baseURL: string, person: Person) {
  const client = createClient(baseURL, keys.publishable, { auth: { persistSession: false } });
  const session = await client.auth.signInWithPassword({ email: person.email, password: person.password });
  if (session.error) throw session.error;
  const id = crypto.randomUUID();
  const started = await client.rpc('start_attempt', { p_id: id, p_test: testId, p_form: 'self' });
  if (started.error) throw started.error;
  const made = simulateFocustrackRun({ seed: id, respondent: createRespondent('average', 'browser test') });
  if (!made) throw new Error('the run did not end');
  const startedAt = new Date(Date.now() - 15 * 60_000).toISOString();
  const run = { ...made, header: { ...made.header, startedAt } };
  const consent = { kind: 'sixteen_self', accepted_at: startedAt, text_version: 'reaction-1.0' };
  const body = { id, language: 'en', consent, run };
  const sent = await client.functions.invoke('focustrack-submit', { body });
  if (sent.error) throw sent.error;
  const scored = scoreFocustrackRun(run);
  if (!scored.ok) throw new Error(scored.error);
  return { id, scored: scored.value };
}

test('a scored run is read by its owner on the results and in the report, and by nobody else', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await giveTier(service, person, 'plus');
  const { id, scored } = await takeTest(baseURL ?? '', person);
  const overall = String(wholePercent(scored.percentageScore ?? Number.NaN));
  await keepSession(page, person);
  await page.goto(`${address}?run=${id}`);
  await expect(page.locator('[data-screen=focustrack-results] h1')).toBeVisible();
  await expect(page.locator('[data-slot=overall]')).toContainText(overall);
  await expect(page.locator('[data-dimension]')).toHaveCount(5);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.locator('[data-action=open-report]').click();
  await page.waitForURL(`**/focustrack/report/${id}`);
  await expect(page.getByText(overall).first()).toBeVisible();

  await page.goto(address);
  await next(page, 'closed');
  await expect(page.locator('[data-part=retake_wait]')).toBeVisible();
});

test('a run of somebody else does not open, and without the plan the test says which one opens it', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  const email = `owner-${person.email}`;
  const { data } = await service.auth.admin.createUser({
    email,
    password: person.password,
    email_confirm: true,
  });
  const owner = { id: data.user?.id ?? '', email, password: person.password };
  await giveTier(service, owner, 'plus');
  const { id } = await takeTest(baseURL ?? '', owner);
  await keepSession(page, person);
  await page.goto(`${address}?run=${id}`);
  await next(page, 'missing');
  await page.goto(address);
  await next(page, 'closed');
  await expect(page.locator('[data-part=tier_required]')).toBeVisible();
});
