import { own, refused, type TableExpectation } from './types.ts';

const burstInsert =
  'id user_id task_title first_step planned_seconds focused_seconds pauses distractions mood_before mood_after notes events status started_at ended_at';
const burstChange = 'mood_after notes';
const runInsert = 'id user_id exercise_id task_version scoring_version params records started_at ended_at';

/** Exercises and focus bursts. */
export const training: Readonly<Record<string, TableExpectation>> = {
  focus_sessions: {
    columns: `${burstInsert} created_at`,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', burstInsert], update: ['own', burstChange], delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  training_runs: {
    columns:
      'id user_id exercise_id task_version scoring_version params records metrics score started_at ended_at created_at',
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', runInsert], delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
