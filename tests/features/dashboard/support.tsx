/** The dashboard of a person, as the server knows them. */
import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { dayMs } from '@/lib/time';
import { samplePlan } from '../../lib/plans/sample-plan';
import { ann, behindGuard, current, loadApp } from '../auth/support';

const { open } = await loadApp();
const { DashboardPage } = await import('@/pages/dashboard/dashboard-page');
await import('@/features/dashboard/strongest-area');
await import('@/features/plans/plan-week');
await import('@/features/plans/plan-tab');
await import('@/features/planner/today-block');
await import('@/features/guide/recommendations-block');
export const { keepLastRound } = await import('@/api/training/last-rounds');
export const { clearStored, updateStored } = await import('@/integrations/local-db/open');
const Page = await behindGuard(DashboardPage);

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** A newest result, as the server answers it. */
export const latest = (more: object = {}) => ({
  id: 'b7b5a1c0-0000-4000-8000-000000000001',
  test_id: 'focus_snapshot',
  form: 'self',
  overall: 52.8,
  completed_at: daysAgo(3),
  about: null,
  available_at: null,
  domains: {
    attention_concentration: 30,
    impulsivity_control: 25,
    organization_memory: 20,
    emotion_stress: 87.5,
    daily_functioning: 12.5,
  },
  repeated: false,
  ...more,
});

export interface Person {
  name?: string;
  results?: readonly object[] | 'unreachable';
  /** The last day anything was done on. */
  lastActive?: string | null;
  plans?: readonly object[];
  tasks?: readonly object[];
  news?: readonly object[];
  at?: string;
}

export async function openDashboard(person: Person = {}) {
  const { name, results = [], lastActive = null, plans = [], tasks = [], news = [] } = person;
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, { tasks, notifications: news });
  backend.rpc.mockImplementation(async (asked: unknown) => {
    if (asked === 'my_focus_plans') return { data: plans, error: null };
    if (asked === 'my_standing') {
      const standing = {
        display_name: name ?? null,
        last_active: lastActive,
        trained: lastActive !== null,
      };
      return { data: [standing], error: null };
    }
    return results === 'unreachable'
      ? { data: null, error: { message: 'Failed to fetch' } }
      : { data: results, error: null };
  });
  open(person.at ?? '/dashboard', <Page />);
  await screen.findByRole('heading', { level: 1 });
}

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const state = () => document.querySelector('[data-screen=dashboard]')?.getAttribute('data-state');
export const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
export const blocks = () =>
  [...document.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
export const next = () => {
  const card = document.querySelector<HTMLElement>('[data-part=next]');
  if (!card) throw new Error('there is no next step');
  return within(card);
};
export const filled = () =>
  [...document.querySelectorAll('main a, main button, [data-screen] a, [data-screen] button')]
    .filter((each) => /\bbg-accent\b/.test(each.className))
    .map((each) => each.textContent);

export const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
/** The plan of a week that runs. */
export function runningPlan() {
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return samplePlan({ starts_on: day(monday), accepted_at: daysAgo(6) });
}

export const task = {
  id: 'c7b5a1c0-0000-4000-8000-000000000001',
  title: 'Write to Mia',
  first_step: 'Open the mail',
  notes: '',
  status: 'next',
  importance: 1,
  effort_min: null,
  due_at: null,
  due_date: null,
  not_before: null,
  pinned: false,
  source: 'manual',
  focus_plan_item_id: null,
  done_at: null,
  doing_since: null,
  deleted_at: null,
  version: 1,
  created_at: daysAgo(1),
};
