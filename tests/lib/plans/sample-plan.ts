import type { FocusPlan, PlanItem, PlanProposal } from '@lib/plans/plan.ts';

/** A plan from Monday, 23 November 2026, with a practice and a habit a week. */
export function samplePlan(given: Partial<FocusPlan> = {}): FocusPlan {
  return {
    id: '3f000000-0000-4000-8000-000000000001',
    attempt_id: '3a000000-0000-4000-8000-000000000001',
    test_id: 'focus_snapshot',
    origin: 'report',
    language: 'en',
    starts_on: '2026-11-23',
    weeks: 4,
    proposals: sampleProposals,
    status: 'active',
    accepted_at: '2026-11-23T08:00:00.000Z',
    ended_at: null,
    items: [1, 2, 3, 4].flatMap((week) => [
      sampleItem(week, 'practice'),
      sampleItem(week, 'habit', {
        cadence_text: 'Daily, 3-5 minutes',
        times_per_week: 5,
        minutes: 5,
        link: '/training-hub/focus-burst?minutes=5',
      }),
    ]),
    ...given,
  };
}

export function sampleItem(week: number, part: PlanItem['part'], given: Partial<PlanItem> = {}): PlanItem {
  return {
    id: `${part}-${week}`,
    week,
    place: part === 'practice' ? 0 : 1,
    part,
    area: 'task_initiation',
    title: 'Focus Burst',
    link: '/training-hub/focus-burst?minutes=10',
    cadence_text: 'Once a day, 10 minutes',
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

const sampleProposals: PlanProposal[] = [
  {
    area: 'task_initiation',
    title: 'Focus Burst',
    link: '/training-hub/focus-burst?minutes=10',
    cadence_text: 'Once a day, 10 minutes',
    times_per_week: 3,
    minutes: 10,
    kind: 'burst',
  },
  {
    area: 'task_initiation',
    title: 'Paced Breathing',
    link: '/training-hub/breathing/intro',
    cadence_text: 'Right before a hard start, 3 minutes',
    times_per_week: null,
    minutes: 3,
    kind: 'exercise',
  },
  {
    area: 'emotion_stress',
    title: 'Paced Breathing',
    link: '/training-hub/breathing/intro',
    cadence_text: 'Each evening, 5 minutes',
    times_per_week: 5,
    minutes: 5,
    kind: 'exercise',
  },
];
