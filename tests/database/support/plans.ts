import type { FocusPlan, PlanItem } from '../../../src/lib/plans/plan.ts';

/** A plan as a device sends it. */
export function planSample(
  id = '0b000000-0000-4000-8000-0000000000fe',
  given: Partial<FocusPlan> = {},
): FocusPlan {
  return {
    id,
    attempt_id: null,
    test_id: 'focus_snapshot',
    origin: 'report',
    language: 'en',
    starts_on: '2026-11-23',
    weeks: 4,
    proposals: [],
    status: 'active',
    accepted_at: '2026-11-23T10:00:00.000Z',
    ended_at: null,
    items: [stepSample(id)],
    ...given,
  };
}

/** Its first step. */
export function stepSample(planId: string, given: Partial<PlanItem> = {}): PlanItem {
  return {
    id: planId.replace(/^....../, '0b0001'),
    week: 1,
    place: 0,
    part: 'practice',
    area: 'task_initiation',
    title: 'Focus Burst',
    link: '/training-hub/focus-burst?minutes=10',
    cadence_text: '3 times a week',
    times_per_week: 3,
    minutes: 10,
    kind: 'burst',
    removed: false,
    swapped_ms: 0,
    skipped: false,
    skip_reason: null,
    skipped_ms: 0,
    ticks: {},
    ...given,
  };
}
