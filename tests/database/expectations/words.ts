import { own, refused, type TableExpectation } from './types.ts';

const entryChange =
  'occurred_at day place task trigger_category trigger_words feeling urge action minutes_lost reply reply_kept';
const commitmentChange = 'goal outcome obstacle action confidence due_at want should cue met checks';
const taskChange = 'title first_step notes status importance effort_min due_at due_date not_before pinned';
const kept = 'created_at updated_at deleted_at';

/** Only the person; the service may erase. */
const personal = (insert: string, update: string): TableExpectation['access'] => ({
  anon: refused,
  ...own({ select: 'own', insert: ['self', insert], update: ['own', `${update} deleted_at`], delete: 'own' }),
  service: { select: 'owner other', delete: 'owner other' },
});

/** What people write for themselves: journal, plans, facts to recall, tasks. */
export const words: Readonly<Record<string, TableExpectation>> = {
  journal_entries: {
    columns: `id user_id logged_at ${entryChange} ${kept}`,
    access: personal(`id user_id logged_at ${entryChange}`, entryChange),
  },
  commitments: {
    columns: `id user_id kind status ${commitmentChange} started_at ${kept}`,
    access: personal(`id user_id kind started_at ${commitmentChange}`, `status ${commitmentChange}`),
  },
  recall_pairs: {
    columns: `id user_id prompt answer best_delay_s learned_at kept ${kept}`,
    access: personal('id user_id prompt answer', 'prompt answer best_delay_s learned_at kept'),
  },
  tasks: {
    columns: `id user_id ${taskChange} source focus_plan_item_id done_at doing_since version ${kept}`,
    access: personal(`id user_id ${taskChange} source focus_plan_item_id created_at`, taskChange),
  },
};
