import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { Calendar } from '@/features/calendar/calendar';
import { clearStored } from '@/integrations/local-db/open';
import type { FocusPlan } from '@/lib/plans/plan';
import { sampleItem, samplePlan } from '../../lib/plans/sample-plan.ts';
import { calendar, emptyCalendar } from '../../support/calendar-account.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => {
  const { answerCalendar, calendar: held } = await import('../../support/calendar-account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => held.user,
    rows: async (query) => {
      if (query.table === 'user_settings') await kept.settings;
      return answerCalendar(query);
    },
  });
});
const kept = vi.hoisted(() => ({ plans: [] as unknown[], settings: Promise.resolve() }));
vi.mock('@/api/plans/queries', async (original) => ({
  ...(await original<object>()),
  usePlans: () => ({ data: kept.plans, isPending: false, error: null }),
}));
// What comes on demand is there at once.
await import('@/features/calendar/calendar-question');

const ann = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup({ advanceTimers: () => {} });
const ids = {
  practice: '3b000000-0000-4000-8000-000000000001',
  habit: '3b000000-0000-4000-8000-000000000002',
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T06:00:00Z') });
  await clearStored();
  emptyCalendar(ann);
  clearToasts();
  const plan: FocusPlan = samplePlan({
    items: [
      sampleItem(1, 'practice', { id: ids.practice }),
      sampleItem(1, 'habit', { id: ids.habit, times_per_week: 5, minutes: 5 }),
    ],
  });
  kept.plans = [plan];
  kept.settings = Promise.resolve();
});
afterEach(() => vi.useRealTimers());

const open = () => renderAt('/calendar?view=agenda', <Calendar userId={ann} />);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const stored = () => [...calendar.events.values()].filter(({ deleted_at }) => deleted_at === null);

describe('the plan at hand', () => {
  it('is placed in the calendar as a copy that leads back to it, what was left out excepted, and once', async () => {
    open();
    await press('Place my plan');
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = dialog.getAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Place my plan' }));
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(stored().map(({ id }) => id)).not.toContain(ids.practice);
    const habit = stored().find(({ id }) => id === ids.habit);
    expect(habit).toMatchObject({
      kind: 'plan',
      starts: '2026-11-23T09:10:00',
      link: '/training-hub#plan',
    });
    // The test once more, on the day after the plan.
    expect(stored().find(({ kind }) => kind === 'retest')).toMatchObject({ all_day: true });

    await press('Place my plan');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(again.getByRole('button', { name: 'Place my plan' }));
    await waitFor(() => expect(stored()).toHaveLength(3));
    await press('Place my plan');
    expect(await screen.findByText('Your whole plan is in the calendar.')).toBeVisible();
  });

  it('comes out of the calendar again as it went in', async () => {
    open();
    await press('Place my plan');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place my plan' }),
    );
    await waitFor(() => expect(stored()).toHaveLength(3));
    toastState().toasts[0]?.action?.onSelect();
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('is placed in the zone of the account, however late the account says it', async () => {
    calendar.tz = 'Pacific/Auckland';
    let say = () => {};
    kept.settings = new Promise((resolve) => {
      say = resolve;
    });
    open();
    expect(screen.queryByRole('button', { name: 'Place my plan' })).toBeNull();
    say();
    await press('Place my plan');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place my plan' }),
    );
    await waitFor(() => expect(stored()).toHaveLength(3));
    expect(stored().map(({ tz }) => tz)).toEqual(Array(3).fill('Pacific/Auckland'));
    expect(stored().find(({ id }) => id === ids.habit)?.starts).toBe('2026-11-23T09:10:00');
  });

  it('is asked for where there is none', async () => {
    kept.plans = [];
    open();
    await press('Place my plan');
    expect(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Training Hub' }),
    ).toBeVisible();
  });
});
