import { own, refused, type TableExpectation } from './types.ts';

const burstColumns =
  'id user_id task_title first_step planned_seconds focused_seconds pauses distractions mood_before mood_after notes events status started_at ended_at';
const burstChange = 'mood_after notes break_taken';

/** Exercises and focus bursts. */
export const training: Readonly<Record<string, TableExpectation>> = {
  exercise_starts: {
    columns: 'id user_id exercise_id variant mode minutes via started_at finished',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  focus_sessions: {
    columns: `${burstColumns} created_at deleted_at kind running break_taken`,
    access: {
      anon: refused,
      ...own({ select: 'own', update: ['own', burstChange], delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  training_runs: {
    columns:
      'id user_id exercise_id task_version scoring_version params records metrics score started_at ended_at created_at variant mode status level_end device_class screen_class language seed deleted_at',
    access: {
      anon: refused,
      ...own({ select: 'own', delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
