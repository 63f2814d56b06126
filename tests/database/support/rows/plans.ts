import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;

export const planIds = {
  owner: '0f400000-0000-4000-8000-000000000001',
  other: '0f400000-0000-4000-8000-000000000002',
};
const freshPlan = '0f400000-0000-4000-8000-0000000000fe';

function plan(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    attempt_id: null,
    test_id: 'focus_snapshot',
    origin: 'report',
    language: 'en',
    starts_on: '2026-11-16',
    weeks: 4,
    proposals: [],
    status: 'active',
    accepted_at: '2026-11-17T10:00:00Z',
    ended_at: null,
    created_at: '2026-11-17T10:00:01Z',
    updated_at: '2026-11-17T10:00:01Z',
  };
}

function item(id: string, planId: string, userId: string): Sample {
  return {
    id,
    plan_id: planId,
    user_id: userId,
    week: 1,
    place: 0,
    part: 'practice',
    area: 'task_initiation',
    title: 'Focus Burst',
    link: '/training-hub/focus-burst?minutes=10',
    cadence_text: 'Once a day, 10 minutes',
    times_per_week: 5,
    minutes: 10,
    kind: 'burst',
    removed: false,
    swapped_ms: 0,
    skipped: false,
    skip_reason: null,
    skipped_ms: 0,
    ticks: { '2026-11-17': { on: true, at: 1 } },
    done_count: 1,
    status: 'open',
    created_at: '2026-11-17T10:00:01Z',
    updated_at: '2026-11-17T10:00:01Z',
  };
}

/** A plan that a new step of the person may go into. */
const planOfFresh = `insert into public.focus_plans
    (id, user_id, test_id, origin, language, starts_on, weeks, status, accepted_at, ended_at)
  values ('${freshPlan}', $1, 'focus_snapshot', 'report', 'en', '2026-11-16', 4, 'ended', now(), now())`;

export const plans: Readonly<Record<string, Fixture>> = {
  focus_plans: {
    person: 'user_id',
    rows: { owner: plan(planIds.owner, owner), other: plan(planIds.other, other) },
    fresh: (userId) => plan('0f400000-0000-4000-8000-0000000000ff', userId),
    change: { status: 'ended', ended_at: '2026-11-20T10:00:00Z' },
  },
  focus_plan_items: {
    person: 'user_id',
    rows: {
      owner: item('0f500000-0000-4000-8000-000000000001', planIds.owner, owner),
      other: item('0f500000-0000-4000-8000-000000000002', planIds.other, other),
    },
    fresh: (userId) => item('0f500000-0000-4000-8000-0000000000ff', freshPlan, userId),
    clear: planOfFresh,
    change: { cadence_text: 'When it fits', swapped_ms: 5 },
  },
};
