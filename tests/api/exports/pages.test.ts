import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../../support/fake-supabase.ts';

// Test files share their modules; this one needs its own, with the stand-in in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const backend = vi.hoisted(() => ({ pages: [] as unknown[][], asked: [] as Query['steps'][] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ steps }: Query) => {
      backend.asked.push(steps);
      return { data: backend.pages.shift() ?? [], error: null };
    },
  }),
);
const { exportSources } = await import('@/api/exports/pages');

const session = (n: number) => ({
  id: `s${n}`,
  started_at: '2026-11-20T10:00:00+00:00',
  planned_seconds: 1500,
  focused_seconds: 1500,
  distractions: 0,
  pauses: 0,
  mood_before: null,
  mood_after: null,
});
const sessions = (from: number, count: number) => Array.from({ length: count }, (_, n) => session(from + n));
const range = { from: '2026-11-01', to: '2026-11-28' };

beforeEach(() => {
  backend.asked = [];
});

async function idsOf(pages: AsyncIterable<readonly { readonly id: string }[]>, onPage = () => {}) {
  const ids: string[] = [];
  for await (const page of pages) {
    ids.push(...page.map(({ id }) => id));
    onPage();
  }
  return ids;
}

describe('what an export is read from', () => {
  it('comes page by page, each behind the last row of the one before, until there is no more', async () => {
    backend.pages = [sessions(0, 500), sessions(500, 500), sessions(1000, 3)];
    const { sessions: read } = exportSources('person', range, new AbortController().signal);
    expect(await idsOf(read())).toEqual(sessions(0, 1003).map(({ id }) => id));
    expect(backend.asked).toHaveLength(3);
    const [first, second] = backend.asked;
    // Around the days, for those of the person begin at other moments.
    expect(first).toContainEqual(['gte', 'started_at', '2026-10-30T00:00:00Z']);
    expect(second).toContainEqual(['lte', 'started_at', '2026-11-20T10:00:00+00:00']);
    expect(second?.find(([name]) => name === 'or')?.[1]).toContain('id.lt."s499"');
  });

  it('asks for no further page once it is stopped', async () => {
    backend.pages = [sessions(0, 500), sessions(500, 500)];
    const controller = new AbortController();
    const { sessions: read } = exportSources('person', range, controller.signal);
    await expect(idsOf(read(), () => controller.abort())).rejects.toThrow();
    expect(backend.asked).toHaveLength(1);
  });
});
