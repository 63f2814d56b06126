/** Who may make a plan their own: decided by the database, whatever a screen shows. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FocusPlan, type PlanItem, readPlan } from '../../src/lib/plans/plan.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { planSample, stepSample } from './support/plans.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.focus_plans');
  await db.query('delete from public.subscribers');
});

const keep = async (plan: FocusPlan): Promise<FocusPlan | null> => {
  const [row] = await asActor(db, 'owner', 'select public.keep_focus_plan($1::text::jsonb) as plan', [
    JSON.stringify(plan),
  ]);
  return readPlan(row?.plan);
};
const become = (tier: 'plus' | 'premium') => givePlan(db, 'owner', { tier });
const withStep = (plan: FocusPlan, change: Partial<PlanItem>): FocusPlan => ({
  ...plan,
  items: plan.items.map((item) => ({ ...item, ...change })),
});
const closed = { code: 'PT403', message: 'premium_required' };

const swapIn = {
  area: 'task_initiation',
  title: 'Paced Breathing',
  link: '/training-hub/breathing/intro',
  cadence_text: 'Each evening, 5 minutes',
  times_per_week: 5,
  minutes: 5,
  kind: 'exercise' as const,
};

describe('a plan of one’s own', () => {
  it.each(['an empty one', 'eight weeks'])('is begun with Premium alone: %s', async (which) => {
    const plan = planSample(
      randomUUID(),
      which === 'eight weeks' ? { weeks: 8 } : { origin: 'own', items: [], test_id: 'own' },
    );
    await expect(keep(plan)).rejects.toMatchObject(closed);
    await become('plus');
    await expect(keep(plan)).rejects.toMatchObject(closed);
    await become('premium');
    expect(await keep(plan)).toEqual(plan);
  });

  it('is a training program for Plus', async () => {
    const plan = planSample(randomUUID(), { origin: 'path' });
    await expect(keep(plan)).rejects.toMatchObject({ code: 'PT403', message: 'plus_required' });
    await become('plus');
    expect(await keep(plan)).toEqual(plan);
  });

  const changes: readonly [string, (plan: FocusPlan) => FocusPlan][] = [
    [
      'a step more',
      (plan) => ({ ...plan, items: [...plan.items, stepSample(plan.id, { id: randomUUID() })] }),
    ],
    ['another week', (plan) => withStep(plan, { week: 3, swapped_ms: 5 })],
    ['a step taken away', (plan) => withStep(plan, { removed: true, swapped_ms: 5 })],
    [
      'something nobody proposed',
      (plan) => withStep(plan, { title: 'Own words', link: null, swapped_ms: 5 }),
    ],
    ['other days and minutes', (plan) => withStep(plan, { times_per_week: 6, minutes: 20, swapped_ms: 5 })],
  ];
  it.each(changes)('takes this with Premium alone: %s', async (_what, change) => {
    const plan = planSample(randomUUID());
    await keep(plan);
    await expect(keep(change(plan))).rejects.toMatchObject(closed);
    await become('premium');
    const changed = change(plan);
    expect((await keep(changed))?.items).toHaveLength(changed.items.length);
    // It stays when the plan of payment ends, and is ticked on.
    await db.query('delete from public.subscribers');
    const ticked = withStep(changed, { ticks: {}, skipped: true, skipped_ms: 9 });
    expect((await keep(ticked))?.items.every(({ skipped }) => skipped)).toBe(true);
  });

  it('is swapped for what was proposed without any plan', async () => {
    const plan = planSample(randomUUID(), { proposals: [swapIn] });
    await keep(plan);
    expect((await keep(withStep(plan, { ...swapIn, swapped_ms: 5 })))?.items[0]).toMatchObject(swapIn);
  });

  it('as a training program is shortened to five minutes, and loses what does not help', async () => {
    await become('plus');
    const plan = planSample(randomUUID(), { origin: 'path' });
    await keep(plan);
    const shorter = { minutes: 5, link: '/training-hub/focus-burst?minutes=5', swapped_ms: 5 };
    expect((await keep(withStep(plan, shorter)))?.items[0]).toMatchObject(shorter);
    await expect(keep(withStep(plan, { ...shorter, minutes: 20, swapped_ms: 6 }))).rejects.toMatchObject(
      closed,
    );
    const without = { ...shorter, removed: true, swapped_ms: 7 };
    expect((await keep(withStep(plan, without)))?.items[0]).toMatchObject({ removed: true });
  });
});
