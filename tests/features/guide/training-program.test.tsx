import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { planOutbox } from '@/api/plans/outbox';
import { taskOutbox } from '@/api/tasks/outbox';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { HubPlan } from '@/features/plans/hub-plan';
import { TrainingProgram } from '@/features/plans/training-program';
import { clearStored } from '@/integrations/local-db/open';
import { addDays, dayAt, startOf, weekStartOf } from '@/lib/plans/dates';
import { mergePlans } from '@/lib/plans/merge';
import { type FocusPlan, readPlan } from '@/lib/plans/plan';
import { itemsOfWeek, stepsOf } from '@/lib/plans/progress';
import { dayMs, toIso } from '@/lib/time';
import { samplePlan } from '../../lib/plans/sample-plan.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const backend = vi.hoisted(() => ({
  tier: 'plus',
  attempts: [] as object[],
  plans: new Map<string, unknown>(),
  tasks: [] as unknown[],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => 'person',
    rows: ({ table, kind, values, one }) => {
      if (table === 'tasks' && kind === 'upsert') backend.tasks.push(values);
      if (table === 'assessment_attempts') return { data: backend.attempts, error: null };
      if (table === 'subscribers') {
        const membership = { subscribed: true, subscription_tier: backend.tier };
        return { data: { ...membership, trial_status: 'none', trial_ends_at: null }, error: null };
      }
      return { data: one ? null : [], error: null };
    },
    rpc: async (name, args) => {
      if (name === 'my_focus_plans') return { data: [...backend.plans.values()], error: null };
      if (name === 'my_test_access') {
        const open = { may_open: true, required_tier: 'visitor', available_at: null, via: 'visitor' };
        return { data: [{ test_id: 'focus_snapshot', ...open }], error: null };
      }
      if (name !== 'keep_focus_plan') return { data: [], error: null };
      const sent = readPlan(args.p_plan);
      if (!sent) throw new Error('unreadable');
      const known = readPlan(backend.plans.get(sent.id));
      backend.plans.set(sent.id, known ? mergePlans(known, sent) : sent);
      return { data: backend.plans.get(sent.id), error: null };
    },
  }),
);
// What is loaded when it is needed is there.
await import('@/features/plans/custom/step-dialog');
await import('@/components/ui/alert-dialog');

const user = userEvent.setup();
const person = 'person';
const now = Date.now();
const today = dayAt(now, new Date(now).getTimezoneOffset());
const attempt = (domains: Record<string, number>, given: object = {}) => ({
  id: '3a000000-0000-4000-8000-000000000001',
  test_id: 'focus_snapshot',
  instrument_version: '1.0.0',
  form: 'self',
  language: 'en',
  overall: 60,
  domains,
  band: 'Moderate',
  total_score: 40,
  max_possible_score: 72,
  answered_count: 18,
  quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
  started_at: toIso(now - 2 * dayMs),
  completed_at: toIso(now - dayMs),
  details: null,
  invite_id: null,
  ...given,
});
const stored = () => [...backend.plans.values()].flatMap((plan) => readPlan(plan) ?? []);
const kept = () => stored().find(({ status }) => status === 'active');
/** Nothing is under way any more that a later test could find; as patient as everything that waits here. */
const sent = () => waitFor(async () => expect(await planOutbox.all()).toEqual([]));
/** A plan whose first week is the present one. */
const present = (given: Partial<FocusPlan> = {}): FocusPlan =>
  samplePlan({ starts_on: weekStartOf(today, 1), ...given });
const steps = () => [...document.querySelectorAll<HTMLElement>('[data-part=week-now] [data-part=step]')];
const titled = (title: string) => steps().filter((step) => within(step).queryByText(title));

beforeEach(async () => {
  await clearStored();
  clearToasts();
  localStorage.clear();
  Object.assign(backend, { tier: 'plus', attempts: [], plans: new Map(), tasks: [] });
});

describe('the training program', () => {
  it('asks for a first look where there is no result', async () => {
    renderAt('/', <TrainingProgram userId={person} />);
    expect(await screen.findByText('Take a Focus Snapshot first.')).toBeVisible();
  });

  it('is not there without Plus', async () => {
    backend.tier = 'none';
    const shown = renderAt('/', <TrainingProgram userId={person} />);
    await waitFor(() => expect(shown.container).toBeEmptyDOMElement());
  });

  it('says what it is about and its first week, and is kept when it is accepted', async () => {
    backend.attempts = [attempt({ organization_memory: 80, emotion_stress: 20 })];
    renderAt('/', <TrainingProgram userId={person} />);
    expect(await screen.findByText(/Organization & Memory \(Focus Snapshot\)/)).toBeVisible();
    const week = document.querySelector<HTMLElement>('[data-part=first-week]');
    expect(week).toHaveTextContent('Digit Span · 8 minutes');
    expect(week).toHaveTextContent('Paced Breathing · 5 minutes');
    await user.click(screen.getByRole('button', { name: 'Start this program' }));
    await waitFor(() => expect(document.querySelector('[data-part=kept-plan]')).not.toBeNull());
    // What was changed may not have reached the outbox yet: what comes of it is waited for.
    await waitFor(() => expect(kept()).toMatchObject({ origin: 'path', weeks: 4 }));
    await sent();
  });

  it('asks before it ends another plan', async () => {
    const other = present();
    backend.plans.set(other.id, other);
    backend.attempts = [attempt({ organization_memory: 80 })];
    renderAt('/', <TrainingProgram userId={person} />);
    await user.click(await screen.findByRole('button', { name: 'Start this program' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Start this plan' }));
    await waitFor(() => expect(kept()?.origin).toBe('path'));
    await waitFor(() => expect(stored().find(({ id }) => id === other.id)?.status).toBe('ended'));
    await sent();
  });

  it('offers the test once more after four weeks, and with Premium a second cycle by a newer result', async () => {
    const starts_on = startOf(addDays(today, -34), 1);
    const accepted_at = toIso(now - 35 * dayMs);
    const plan = present({ origin: 'path', starts_on, accepted_at });
    backend.plans.set(plan.id, plan);
    backend.attempts = [attempt({ organization_memory: 80 }, { completed_at: toIso(now - 36 * dayMs) })];
    const shown = renderAt('/', <TrainingProgram userId={person} />);
    expect(await screen.findByRole('link', { name: 'Take it again' })).toBeVisible();
    shown.unmount();
    await clearStored();
    backend.tier = 'premium';
    backend.plans.set(plan.id, { ...plan, weeks: 8 });
    backend.attempts = [attempt({ emotion_stress: 90 })];
    renderAt('/', <TrainingProgram userId={person} />);
    await user.click(await screen.findByRole('button', { name: 'Build weeks 5 to 8 anew' }));
    await waitFor(() => expect(document.querySelector('[data-part=second-cycle]')).toBeNull());
    await waitFor(() =>
      expect(itemsOfWeek(kept() as FocusPlan, 8).map(({ area }) => area)).toContain('emotion_stress'),
    );
    await sent();
  });
});

describe('a plan of one’s own', () => {
  it('begins empty with Premium, and takes exercises, bursts and own tasks', async () => {
    backend.tier = 'premium';
    renderAt('/', <HubPlan userId={person} />);
    await user.click(await screen.findByRole('button', { name: 'Make my own plan' }));
    await waitFor(() => expect(document.querySelector('[data-part=week-now]')).not.toBeNull());
    const add = async () => {
      const now = document.querySelector<HTMLElement>('[data-part=week-now]') as HTMLElement;
      await user.click(within(now).getByRole('button', { name: 'Add a step' }));
      return screen.findByRole('dialog');
    };
    let dialog = await add();
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'What this step is' }),
      'Digit Span',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add a step' }));
    await waitFor(() => expect(titled('Digit Span')).toHaveLength(1));
    dialog = await add();
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'What this step is' }),
      'Something of my own',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add a step' }));
    expect(within(dialog).getByText('Please enter a title.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Walk before work');
    await user.click(within(dialog).getByRole('button', { name: 'Add a step' }));
    await waitFor(() => expect(titled('Walk before work')).toHaveLength(1));
    await waitFor(() => {
      expect(kept()).toMatchObject({ origin: 'own', weeks: 4 });
      expect(itemsOfWeek(kept() as FocusPlan, 1)).toMatchObject([
        { kind: 'exercise' },
        { kind: 'task', title: 'Walk before work' },
      ]);
    });
    await sent();
  });

  it('moves and shortens a step, and takes one away with a way back', async () => {
    backend.tier = 'premium';
    const plan = present();
    backend.plans.set(plan.id, plan);
    renderAt('/', <HubPlan userId={person} />);
    await waitFor(() => expect(steps()).toHaveLength(2));
    const change = async () => {
      await user.click(within(steps()[0] as HTMLElement).getByRole('button', { name: 'Change this step' }));
      return screen.findByRole('dialog');
    };
    let dialog = await change();
    await user.click(within(dialog).getByRole('button', { name: 'Take it out of the plan' }));
    await waitFor(() => expect(steps()).toHaveLength(1));
    toastState().toasts[0]?.action?.onSelect();
    await waitFor(() => expect(steps()).toHaveLength(2));
    dialog = await change();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'In which week' }), '3');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'How many minutes' }),
      '20 minutes',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Keep these changes' }));
    await waitFor(() => expect(steps()).toHaveLength(1));
    await waitFor(() =>
      expect(stepsOf(kept() as FocusPlan).find(({ id }) => id === 'practice-1')).toMatchObject({
        week: 3,
        minutes: 20,
        link: '/training-hub/focus-burst?minutes=20',
      }),
    );
    await sent();
  });

  it('is not offered below Premium', async () => {
    const plan = present();
    backend.plans.set(plan.id, plan);
    const shown = renderAt('/', <HubPlan userId={person} />);
    await waitFor(() => expect(steps()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Change this step' })).toBeNull();
    shown.unmount();
    backend.plans.clear();
    await clearStored();
    renderAt('/', <HubPlan userId={person} />);
    await waitFor(() => expect(screen.queryByText('Your weekly plan')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Make my own plan' })).toBeNull();
  });
});

describe('a step of a plan', () => {
  it('is copied into the planner as a task that knows where it came from', async () => {
    const plan = present();
    backend.plans.set(plan.id, plan);
    renderAt('/', <HubPlan userId={person} />);
    await waitFor(() => expect(steps()).toHaveLength(2));
    await user.click(within(steps()[0] as HTMLElement).getByRole('button', { name: 'Put into my planner' }));
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('A copy is in your planner'));
    await waitFor(async () => expect(await taskOutbox.all()).toEqual([]));
    expect(backend.tasks).toMatchObject([
      { title: 'Focus Burst', effort_min: 10, source: 'plan', focus_plan_item_id: 'practice-1' },
    ]);
  });
});
