import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, keepSession, test } from './support/test.ts';

/* On the clock of the machine, by touch and without a connection: what the runs of virtual time leave out. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const begin = async (page: Page, id: string) => {
  await page.goto(`/training-hub/${id}`);
  await page.locator('[data-action=start]').tap();
};

/** The first face that is shown after the trial `seen`: the number of its trial, and whether it asks for an answer. */
const nextFace = (page: Page, seen: number) =>
  page.evaluate(
    (last) =>
      new Promise<{ trial: number; go: boolean }>((resolve) => {
        const look = () => {
          const trial = Number(document.querySelector('[data-stage=layer]')?.getAttribute('data-trial'));
          const shown = (face: string) =>
            document.querySelector(`[data-face=${face}]`)?.checkVisibility({ visibilityProperty: true });
          if (trial > last && (shown('go') || shown('nogo'))) resolve({ trial, go: shown('go') === true });
          else requestAnimationFrame(look);
        };
        look();
      }),
    seen,
  );

/**
 * Ends the run that goes on; it waits on the device, and goes out with the connection.
 * @param answer what a pause waits for where a limit runs
 */
async function endAndSend(page: Page, service: SupabaseClient, userId: string, answer = async () => {}) {
  await page.locator('[data-action=pause]').tap();
  await answer();
  await page.locator('[data-action=end]').tap();
  const result = page.locator('[data-screen=exercise-result]');
  await expect(result).toBeVisible();
  const rows = async () =>
    (await service.from('training_runs').select('status, score, device_class, metrics').eq('user_id', userId))
      .data ?? [];
  expect(await rows()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(rows).toMatchObject([{ status: 'left_early', score: null, device_class: 'touch' }]);
  return { result, row: (await rows())[0] };
}

test('go and no-go is tapped without a connection, and the run is timed by what the browser presented', async ({
  page,
  person,
  service,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await keepSession(page, person);
  await begin(page, 'gonogo');
  await page.locator('[data-action=checked]').tap();
  await expect(page.locator('[data-screen=exercise-run]')).toBeVisible();
  await context.setOffline(true);
  // A busy machine may look too late for a trial or two, which then count as left out.
  for (let seen = -1; seen < 6; ) {
    const { trial, go } = await nextFace(page, seen);
    if (go) await page.touchscreen.tap(195, 420);
    seen = trial;
  }
  const { result, row } = await endAndSend(page, service, person.id);
  expect(row?.metrics).toMatchObject({ quality: { onsetMethod: 'presentation', unobserved: 0 } });
  await result.getByText('How this run was timed').tap();
  await expect(result.getByText('told by the browser')).toBeVisible();
});

test('digits are tapped without a connection', async ({ page, person, service, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await keepSession(page, person);
  await begin(page, 'digit-span');
  await expect(page.locator('[data-screen=exercise-run]')).toBeVisible();
  await context.setOffline(true);
  const pad = page.getByRole('button', { name: '5', exact: true });
  /** Once the digits have been shown, which takes a second each. */
  const answer = async () => {
    await expect(pad).toBeEnabled();
    for (let digit = 0; digit < 3; digit += 1) await pad.tap();
    await page.keyboard.press('Enter');
    await expect(pad).toHaveCount(0);
  };
  await answer();
  await endAndSend(page, service, person.id, answer);
});
