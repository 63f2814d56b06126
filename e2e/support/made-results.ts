import type { Page, Route } from '@playwright/test';
import type { AttemptRecord } from '../../src/lib/assessments/attempt-record.ts';
import type { FocustrackRecord } from '../../src/lib/cognitive/focustrack/record.ts';
import type { FocustrackRun } from '../../src/lib/cognitive/focustrack/stored-run.ts';

const answer = (route: Route, body: unknown) => route.fulfill({ json: body });

/** A run of the reaction-time test as it is stored, and the trials it came from. */
export interface MadeRun {
  readonly run: FocustrackRun;
  readonly record: FocustrackRecord;
}

const asksForTrials = (route: Route) =>
  new URL(route.request().url()).searchParams.get('select')?.includes('trials') ?? false;

/**
 * The page asks the server for results and gets these, newest first, in their place: as many as a test needs, without
 * the waits between two. All else is the server's own.
 */
export async function showMadeResults(
  page: Page,
  attempts: readonly AttemptRecord[],
  runs: readonly MadeRun[] = [],
): Promise<void> {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  await page.route('**/rpc/get_attempt', (route) => {
    const { p_id } = route.request().postDataJSON() as { p_id: string };
    return answer(route, byId.get(p_id) ?? null);
  });
  await page.route('**/rest/v1/reaction_runs?*', (route) => {
    const asked = new URL(route.request().url()).searchParams.get('id') ?? '';
    const made = runs.find(({ run }) => asked === `eq.${run.id}`);
    if (!made) return answer(route, []);
    // The results are worked out from the trials, the report from what was.
    const { trials, ...header } = made.record;
    return answer(route, asksForTrials(route) ? { header, trials } : made.run);
  });
  await page.route('**/rest/v1/assessment_attempts?*', (route) =>
    answer(
      route,
      attempts.map(({ owned: _, ...attempt }) => attempt),
    ),
  );
  await page.route('**/rpc/my_latest_results', (route) =>
    answer(
      route,
      attempts.map(({ id, test_id, form, overall, completed_at, domains, details }) => ({
        id,
        test_id,
        form,
        overall,
        completed_at,
        domains,
        about: details?.child_label ?? null,
        available_at: null,
        repeated: false,
      })),
    ),
  );
}
