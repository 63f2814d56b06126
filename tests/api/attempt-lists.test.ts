import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { myAttemptsQuery } from '@/api/attempts/queries';
import type { Query } from '../support/fake-supabase.ts';

const asked: Query[] = [];
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    session: () => 'ann',
    rows: (query) => {
      asked.push(query);
      return { data: [], error: null };
    },
  }),
);

it('a list of attempts asks for what lists show, and for no answers, questions or times', async () => {
  await new QueryClient().fetchQuery(myAttemptsQuery('ann'));
  const select = asked[0]?.steps.find(([step]) => step === 'select')?.[1] ?? '';
  expect(select.split(', ')).toEqual(expect.arrayContaining(['id', 'overall', 'domains', 'completed_at']));
  for (const column of ['answers', 'question_ids', 'item_times_ms', 'item_languages', 'context', 'tasks']) {
    expect(select.split(', ')).not.toContain(column);
  }
});
