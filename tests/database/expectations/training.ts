import { refused, type TableExpectation } from './types.ts';

const burstInsert =
  'id user_id task_title first_step planned_seconds focused_seconds pauses distractions mood_before mood_after notes events status started_at ended_at';
const burstChange = 'mood_after notes';
const runInsert =
  'id user_id exercise_id task_version scoring_version params records metrics score started_at ended_at';

/** Exercises and focus bursts. */
export const training: Readonly<Record<string, TableExpectation>> = {
  focus_sessions: {
    columns: `${burstInsert} created_at`,
    access: {
      anon: refused,
      owner: {
        select: 'owner',
        insert: ['self', burstInsert],
        update: ['owner', burstChange],
        delete: 'owner',
      },
      other: {
        select: 'other',
        insert: ['self', burstInsert],
        update: ['other', burstChange],
        delete: 'other',
      },
      master_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      full_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      orders_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      payments_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      education_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  training_runs: {
    columns: `${runInsert} created_at`,
    access: {
      anon: refused,
      owner: { select: 'owner', insert: ['self', runInsert], delete: 'owner' },
      other: { select: 'other', insert: ['self', runInsert], delete: 'other' },
      master_admin: { select: '', insert: ['self', runInsert], delete: '' },
      full_admin: { select: '', insert: ['self', runInsert], delete: '' },
      orders_admin: { select: '', insert: ['self', runInsert], delete: '' },
      payments_admin: { select: '', insert: ['self', runInsert], delete: '' },
      education_admin: { select: '', insert: ['self', runInsert], delete: '' },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
