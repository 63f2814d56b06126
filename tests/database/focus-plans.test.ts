/** The plan a person keeps: brought together from several devices, one at a time, theirs alone. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergePlans } from '../../src/lib/plans/merge.ts';
import { type FocusPlan, type PlanItem, readPlan } from '../../src/lib/plans/plan.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import { attemptOf, givePlan, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor } from './support/people.ts';
import { planSample, stepSample } from './support/plans.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
/** Also of what the owner has used up of the day. */
async function clear(): Promise<void> {
  await db.query('delete from public.focus_plans');
  await db.query('delete from private.usage');
}
beforeEach(clear);

async function keep(plan: unknown, actor: Actor = 'owner'): Promise<FocusPlan> {
  const [row] = await asActor(db, actor, 'select public.keep_focus_plan($1::text::jsonb) as plan', [
    JSON.stringify(plan),
  ]);
  const stored = readPlan(row?.plan);
  if (!stored) throw new Error('unreadable');
  return stored;
}
const plansOf = async (actor: Actor = 'owner') =>
  (await asActor(db, actor, 'select public.my_focus_plans() as plan')).flatMap(
    ({ plan }) => readPlan(plan) ?? [],
  );
const withStep = (plan: FocusPlan, change: Partial<PlanItem>): FocusPlan => ({
  ...plan,
  items: plan.items.map((item) => ({ ...item, ...change })),
});
const monday = '2026-11-23';
const tuesday = '2026-11-24';

describe('a plan that is kept', () => {
  it('is read back as it was sent, and sending it again changes nothing', async () => {
    const plan = planSample(randomUUID());
    expect(await keep(plan)).toEqual(plan);
    expect(await keep(plan)).toEqual(plan);
    expect(await plansOf()).toEqual([plan]);
  });

  it('holds the ticks of two devices that did not know of each other', async () => {
    const plan = planSample(randomUUID());
    await keep(plan);
    await keep(withStep(plan, { ticks: { [monday]: { on: true, at: 10 } } }));
    const both = await keep(withStep(plan, { ticks: { [tuesday]: { on: true, at: 5 } } }));
    expect(both.items[0]?.ticks).toEqual({ [monday]: { on: true, at: 10 }, [tuesday]: { on: true, at: 5 } });
    const [row] = await asActor(db, 'owner', 'select done_count, status from public.focus_plan_items');
    expect(row).toEqual({ done_count: 2, status: 'open' });
  });

  it('counts a day once, no more than the step wants, and is done then', async () => {
    const plan = planSample(randomUUID());
    const ticks = Object.fromEntries(
      ['23', '24', '25', '26'].map((day) => [`2026-11-${day}`, { on: true, at: 1 }]),
    );
    await keep(withStep(plan, { ticks }));
    await keep(withStep(plan, { ticks }));
    const status = () => asActor(db, 'owner', 'select done_count, status from public.focus_plan_items');
    expect(await status()).toEqual([{ done_count: 3, status: 'done' }]);
    await keep(withStep(plan, { skipped: true, skip_reason: 'time', skipped_ms: 7 }));
    expect(await status()).toEqual([{ done_count: 3, status: 'skipped' }]);
  });

  it('is what the same two copies make on the device, whatever was done on either', async () => {
    // Whose steps may become any others.
    await givePlan(db, 'owner', { tier: 'premium' });
    const tick = fc.record({ on: fc.boolean(), at: fc.integer({ min: 0, max: 3 }) });
    const ticks = fc.dictionary(fc.constantFrom(monday, tuesday), tick);
    const swap = fc.integer({ min: 0, max: 3 }).map((at) => ({
      swapped_ms: at,
      title: `Step ${at}`,
      times_per_week: at + 1,
      link: null,
      week: at + 1,
      removed: at === 2,
    }));
    const skip = fc
      .integer({ min: 0, max: 3 })
      .map((at) => ({ skipped_ms: at, skipped: at % 2 === 1, skip_reason: null }));
    const change = fc.record({ ticks, swap, skip });
    const apply = (plan: FocusPlan, done: { ticks: PlanItem['ticks']; swap: object; skip: object }) =>
      withStep(plan, { ticks: done.ticks, ...done.swap, ...done.skip });
    await fc.assert(
      fc.asyncProperty(change, change, async (first, second) => {
        await clear();
        const plan = planSample(randomUUID());
        await keep(apply(plan, first));
        const stored = await keep(apply(plan, second));
        const [a, b] = [apply(plan, first), apply(plan, second)];
        expect(stored.items).toEqual(readPlan(mergePlans(a, b))?.items);
      }),
      { numRuns: count(25, 300) },
    );
  });

  it('stays over on a device that has not heard of it', async () => {
    const plan = planSample(randomUUID());
    await keep({ ...plan, status: 'ended', ended_at: '2026-11-25T10:00:00.000Z' });
    expect(await keep(plan)).toMatchObject({ status: 'ended' });
    await expect(
      asActor(db, 'owner', `update public.focus_plans set status = 'active', ended_at = null`),
    ).rejects.toMatchObject({ code: 'PT409' });
  });

  it('outlives the report it came from', async () => {
    const attemptId = randomUUID();
    await storeAttempt(db, attemptOf(attemptId), 'owner');
    const plan = planSample(randomUUID(), { attempt_id: attemptId });
    expect(await keep(plan)).toMatchObject({ attempt_id: attemptId });
    await db.query('delete from public.assessment_attempts where id = $1', [attemptId]);
    expect(await plansOf()).toEqual([{ ...plan, attempt_id: null }]);
    expect(await keep(plan)).toMatchObject({ id: plan.id, attempt_id: null });
  });

  it('names no attempt of somebody else', async () => {
    const attemptId = randomUUID();
    await storeAttempt(db, attemptOf(attemptId), 'other');
    const plan = planSample(randomUUID(), { attempt_id: attemptId });
    expect(await keep(plan)).toMatchObject({ attempt_id: null });
    await expect(
      asActor(
        db,
        'owner',
        `insert into public.focus_plans
           (id, attempt_id, test_id, origin, language, starts_on, weeks, status, accepted_at, ended_at)
         values ($1, $2, 'focus_snapshot', 'report', 'en', '2026-11-23', 4, 'ended', now(), now())`,
        [randomUUID(), attemptId],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('one plan at a time', () => {
  const first = () => planSample(randomUUID(), { accepted_at: '2026-11-23T10:00:00.000Z' });
  const second = () => planSample(randomUUID(), { accepted_at: '2026-11-24T10:00:00.000Z' });

  it.each([
    ['earlier first', false],
    ['later first', true],
  ])(
    'the later of two that were accepted on two devices goes on, the other ends: %s',
    async (_order, turned) => {
      const plans = [first(), second()] as const;
      for (const plan of turned ? [...plans].reverse() : plans) await keep(plan);
      expect(await plansOf()).toMatchObject([
        { id: plans[1].id, status: 'active' },
        { id: plans[0].id, status: 'ended', ended_at: plans[1].accepted_at },
      ]);
    },
  );

  it('is held by the table itself', async () => {
    await keep(first());
    await expect(
      asActor(
        db,
        'owner',
        `insert into public.focus_plans (id, test_id, origin, language, starts_on, weeks, status, accepted_at)
         values ($1, 'focus_snapshot', 'report', 'en', '2026-11-23', 4, 'active', now())`,
        [randomUUID()],
      ),
    ).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a plan of somebody else', () => {
  it('is neither read nor changed by its id, nor are its steps', async () => {
    const plan = planSample(randomUUID());
    await keep(plan);
    expect(await valueAs(db, 'other', `select public.my_focus_plan('${plan.id}')`)).toBeNull();
    await expect(keep(plan, 'other')).rejects.toMatchObject({ code: '23505' });
    const own = planSample(randomUUID());
    await expect(keep({ ...own, items: plan.items }, 'other')).rejects.toMatchObject({ code: '42501' });
    expect(await plansOf('other')).toEqual([]);
    expect(await plansOf()).toEqual([plan]);
  });

  it('takes no step of mine', async () => {
    const plan = planSample(randomUUID());
    await keep(plan);
    await expect(
      asActor(
        db,
        'other',
        `insert into public.focus_plan_items (id, plan_id, week, place, part, title, cadence_text, kind)
         values ($1, $2, 1, 0, 'habit', 'x', 'x', 'task')`,
        [randomUUID(), plan.id],
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

describe('what is no plan', () => {
  const id = randomUUID();
  it.each([
    ['a link to another site', { items: [stepSample(id, { link: 'https://example.com' })] }],
    ['a link that is no route', { items: [stepSample(id, { link: '//example.com' })] }],
    ['a first day in the middle of a week', { starts_on: '2026-11-25' }],
    ['ticks that are no days', { items: [stepSample(id, { ticks: { soon: { on: true, at: 1 } } })] }],
    ['a tick that says nothing', { items: [stepSample(id, { ticks: { [monday]: {} as never } })] }],
    ['a ninth week', { items: [stepSample(id, { week: 9 })] }],
    ['an end without a day', { status: 'ended' as const }],
    ['a reason for what was not skipped', { items: [stepSample(id, { skip_reason: 'time' })] }],
  ])('is refused: %s', async (_what, wrong) => {
    await expect(keep(planSample(id, wrong))).rejects.toMatchObject({ code: '23514' });
    expect(await plansOf()).toEqual([]);
  });

  it('is refused without steps, or with more than anybody has', async () => {
    const bad = { code: 'PT400', message: 'bad_plan' };
    await expect(keep({ ...planSample(id), items: null })).rejects.toMatchObject(bad);
    const many = Array.from({ length: 101 }, () => stepSample(randomUUID()));
    await expect(keep({ ...planSample(id), items: many })).rejects.toMatchObject(bad);
  });
});
