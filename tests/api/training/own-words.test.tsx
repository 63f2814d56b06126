import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  commitmentsQuery,
  journalQuery,
  recallPairsQuery,
  removeWordsMutation,
  saveCommitmentMutation,
  saveJournalMutation,
  saveRecallPairMutation,
} from '@/api/training/own-words';
import { type Commitment, type JournalEntry, mostActive } from '@/lib/exercises/own-words';
import type { Query } from '../../support/fake-supabase.ts';

const alice = '11111111-1111-4111-8111-111111111111';
const backend = vi.hoisted(() => ({
  asked: [] as unknown[],
  rows: [] as unknown[],
  error: null as unknown,
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ table, kind, values, steps }: Query) => {
      backend.asked.push([
        kind,
        table,
        values ?? steps.map(([name, column]) => `${name} ${column}`).slice(1),
      ]);
      return { data: kind === 'select' ? backend.rows : null, error: backend.error };
    },
  }),
);

const entry: JournalEntry = {
  id: 'a',
  logged_at: '2026-11-23T10:00:00Z',
  occurred_at: '2026-11-23T09:00:00Z',
  day: '2026-11-23',
  place: 'Desk',
  task: 'Tax <b>return</b>',
  trigger_category: 'unclear_step',
  trigger_words: null,
  feeling: 4,
  urge: 6,
  action: 'Washed up',
  minutes_lost: 30,
  reply: 'Open the folder',
  reply_kept: null,
};
const bundle: Commitment = {
  id: 'b',
  kind: 'bundle',
  status: 'active',
  goal: null,
  outcome: null,
  obstacle: null,
  action: null,
  confidence: null,
  due_at: null,
  want: 'The podcast',
  should: 'Washing up',
  cue: 'The kettle is on',
  met: ['together'],
  checks: [{ at: 1, day: '2026-11-23', kept: true }],
  started_at: '2026-11-23T10:00:00Z',
};
const pair = {
  id: 'c',
  prompt: 'Neighbour',
  answer: 'Ines',
  best_delay_s: 60,
  learned_at: null,
  kept: null,
};

const run = (options: object, variables: unknown) => {
  const cache = new QueryClient();
  return (
    cache.getMutationCache().build(cache, options as never) as { execute: (of: unknown) => Promise<unknown> }
  ).execute(variables);
};
const read = (options: object) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(options as never);

beforeEach(() => {
  Object.assign(backend, { asked: [], rows: [], error: null });
});

describe('what a person wrote', () => {
  it.each<[string, object, unknown]>([
    ['journal_entries', journalQuery(alice), entry],
    ['commitments', commitmentsQuery(alice), bundle],
    ['recall_pairs', recallPairsQuery(alice), pair],
  ])('of %s is read as it was written, without what was taken away', async (table, query, row) => {
    backend.rows = [row];
    expect(await read(query)).toEqual([row]);
    expect(backend.asked).toMatchObject([['select', table, expect.arrayContaining(['is deleted_at'])]]);
  });

  it('is added under an id of the device and changed under it', async () => {
    await run(saveJournalMutation(alice), { add: entry });
    await run(saveJournalMutation(alice), { id: 'a', change: { reply_kept: true } });
    const { status: _status, ...made } = bundle;
    await run(saveCommitmentMutation(alice), { add: made });
    await run(saveRecallPairMutation(alice), { add: { id: 'c', prompt: 'Neighbour', answer: 'Ines' } });
    expect(backend.asked).toEqual([
      ['upsert', 'journal_entries', entry],
      ['update', 'journal_entries', { reply_kept: true }],
      ['upsert', 'commitments', made],
      ['upsert', 'recall_pairs', { id: 'c', prompt: 'Neighbour', answer: 'Ines' }],
    ]);
  });

  it('is taken away and back', async () => {
    await run(removeWordsMutation(alice, 'journal_entries'), { id: 'a', undo: false });
    await run(removeWordsMutation(alice, 'journal_entries'), { id: 'a', undo: true });
    expect(backend.asked).toEqual([
      ['update', 'journal_entries', { deleted_at: expect.stringMatching(/^\d{4}-/) }],
      ['update', 'journal_entries', { deleted_at: null }],
    ]);
  });
});

it(`a commitment beyond ${mostActive} of a kind is refused by its name`, async () => {
  backend.error = { code: 'PT409', message: 'too_many_commitments' };
  const { status: _status, ...made } = bundle;
  await expect(run(saveCommitmentMutation(alice), { add: made })).rejects.toMatchObject({
    code: 'conflict',
    detail: 'too_many_commitments',
  });
});
