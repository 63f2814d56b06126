/** What the library answers and how pages keep it: by who looks, in pages, with progress at once. */
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createArticleMutation,
  deskArticleQuery,
  deskQuery,
  deskVersionQuery,
  editArticleMutation,
  moveArticleMutation,
  publishTextMutation,
  rescheduleMutation,
  restoreVersionMutation,
  saveDraftMutation,
  sourceOpenedMutation,
} from '@/api/library/desk';
import {
  articleQuery,
  cardsPerPage,
  forgetProgressMutation,
  foundInLibraryQuery,
  libraryQuery,
  progressMutation,
  readingQuery,
} from '@/api/library/reading';
import { libraryRefusalIn } from '@/lib/library/refusals';

const backend = vi.hoisted(() => ({
  data: null as unknown,
  error: null as unknown,
  asked: [] as [string, Record<string, unknown>][],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name, args) => {
      backend.asked.push([name, args]);
      return { data: backend.error ? null : backend.data, error: backend.error };
    },
    rows: ({ table, kind }) => {
      backend.asked.push([table, { kind }]);
      return { data: null, error: backend.error };
    },
  }),
);

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const run = <Asked>(options: object, asked: Asked) =>
  new MutationObserver<unknown, Error, Asked>(queries, options).mutate(asked);
beforeEach(() => {
  queries.clear();
  Object.assign(backend, { data: null, error: null, asked: [] });
});

const card = (n: number) => ({
  id: `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  slug: `a-desk-${n}`,
  kind: 'article',
  tier: 'plus',
  category: 'habits',
  publish_at: `2026-11-${String(28 - n).padStart(2, '0')}T09:00:00Z`,
  early: false,
  open: true,
  audio_s: null,
  lang: 'en',
  version: 1,
  title: 'A desk',
  summary: 'What is on it.',
  reading_min: 5,
  updated_at: '2026-11-28T09:00:00Z',
  percent: 0,
  completed: false,
});
const progress = {
  lang: 'en',
  version: 1,
  percent: 40,
  position: 'part-3',
  completed_at: null,
  updated_at: '2026-11-28T10:00:00Z',
};
const whole = {
  ...card(1),
  text_lang: 'en',
  text_version: 1,
  text_updated_at: '2026-11-28T09:00:00Z',
  first_published_at: '2026-11-28T09:00:00Z',
  contents: [{ level: 2, text: 'At the desk' }],
  body: '## At the desk',
  sources: [],
  langs: ['en'],
  author_name: 'Focus Clarity Lab team',
  reviewed_by: null,
  reviewed_at: null,
  audio_url: null,
  progress: null,
  related: [],
};

describe('the list', () => {
  it('goes on behind the last card, and ends with a page that is not full', async () => {
    backend.data = Array.from({ length: cardsPerPage }, (_, n) => card(n));
    const asked = { lang: 'de', kind: 'article', category: 'habits', translated: true } as const;
    const read = await queries.fetchInfiniteQuery({ ...libraryQuery('ann', asked), pages: 2 });
    expect(read.pages).toHaveLength(2);
    expect(backend.asked[1]).toEqual([
      'library_list',
      {
        p_lang: 'de',
        p_limit: 24,
        p_kind: 'article',
        p_category: 'habits',
        p_translated: true,
        p_before: card(23).publish_at,
        p_id: card(23).id,
      },
    ]);
    expect(libraryQuery(null, asked).getNextPageParam([], [], null, [])).toBeNull();
  });

  it('of what is found has five pages at most', async () => {
    backend.data = Array.from({ length: 20 }, (_, n) => card(n));
    const read = await queries.fetchInfiniteQuery({
      ...foundInLibraryQuery('ann', 'desk', { lang: 'en' }),
      pages: 9,
    });
    expect(read.pages).toHaveLength(5);
  });

  it('of what was begun says where to go on', async () => {
    backend.data = [{ ...card(1), position: 'part-2', read_at: '2026-11-28T10:00:00Z' }];
    expect((await queries.fetchQuery(readingQuery('ann', 'en')))[0]?.position).toBe('part-2');
  });
});

describe('an article', () => {
  it('is kept by who looks, so that nobody finds what another plan opened', () => {
    expect(articleQuery('ann', 'a-desk-1', 'en').queryKey).not.toEqual(
      articleQuery(null, 'a-desk-1', 'en').queryKey,
    );
  });

  it('that is no longer there says so, and one that never was is not found', async () => {
    backend.data = { gone: true };
    expect(await queries.fetchQuery(articleQuery(null, 'a-desk-1', 'en'))).toEqual({ gone: true });
    backend.data = null;
    await expect(queries.fetchQuery(articleQuery(null, 'a-desk-2', 'en'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('that lies open has what was noted of its reading at once', async () => {
    backend.data = whole;
    const query = articleQuery('ann', 'a-desk-1', 'en');
    await queries.fetchQuery(query);
    backend.data = progress;
    const noted = {
      articleId: whole.id,
      slug: 'a-desk-1',
      lang: 'en',
      version: 1,
      percent: 40,
      position: 'part-3',
    };
    await run(progressMutation('ann'), noted);
    expect(queries.getQueryData(query.queryKey)).toMatchObject({ percent: 40, completed: false, progress });
    await run(forgetProgressMutation('ann'), whole.id);
    expect(backend.asked.at(-1)).toEqual(['article_progress', { kind: 'delete' }]);
  });
});

const row = {
  id: whole.id,
  kind: 'article',
  slug: 'a-desk-1',
  tier: 'plus',
  category: 'habits',
  state: 'draft',
  publish_at: null,
  published_at: null,
  deleted_at: null,
  audio_url: null,
  audio_s: null,
  audio_bytes: null,
  author_name: 'Focus Clarity Lab team',
  reviewed_by: null,
  reviewed_at: null,
  version: 1,
  updated_at: '2026-11-28T09:00:00Z',
  langs: {},
};
const version = {
  id: 'v',
  article_id: whole.id,
  lang: 'en',
  version: 2,
  status: 'draft',
  title: 'A desk',
  summary: 'What is on it.',
  sources: [],
  body: 'Text',
  created_at: '2026-11-28T09:00:00Z',
};
const onDesk = { ...row, problems: [], texts: {}, versions: [] };

describe('the desk', () => {
  it('reads lists, articles and versions', async () => {
    backend.data = { rows: [row], total: 1 };
    const filters = {
      kind: 'article',
      state: 'draft',
      tier: 'plus',
      lang: 'de',
      missing: 'ja',
      due: true,
    } as const;
    const { pages } = await queries.fetchInfiniteQuery(deskQuery('eve', filters));
    expect(pages[0]?.total).toBe(1);
    backend.data = onDesk;
    expect((await queries.fetchQuery(deskArticleQuery('eve', whole.id))).problems).toEqual([]);
    backend.data = version;
    expect((await queries.fetchQuery(deskVersionQuery('eve', 'v'))).version).toBe(2);
  });

  it('acts by the versions that were read', async () => {
    backend.data = row;
    const { id } = whole;
    await run(createArticleMutation(), { id, kind: 'article', slug: 'a', category: 'habits', tier: 'plus' });
    await run(editArticleMutation(), { id, version: 3, changes: { tier: 'plus' } });
    await run(moveArticleMutation(), {
      id,
      action: 'publish',
      version: 4,
      publishAt: '2026-12-01T09:00:00Z',
    });
    await run(rescheduleMutation(), { id, version: 5, publishAt: '2026-12-02T09:00:00Z' });
    await run(publishTextMutation(), { id, lang: 'de', version: 6 });
    backend.data = version;
    await run(restoreVersionMutation('eve'), { textId: 'v', version: 7 });
    const draft = {
      id,
      lang: 'en',
      version: 8,
      title: 'A desk',
      summary: 'What is on it.',
      body: 'x',
      sources: [],
    };
    await run(saveDraftMutation('eve'), draft);
    expect(backend.asked.map(([name, args]) => [name, args.p_version ?? args.p_text_version])).toEqual([
      ['create_article', undefined],
      ['edit_article', 3],
      ['move_article', 4],
      ['reschedule_article', 5],
      ['publish_article_text', 6],
      ['restore_article_version', 7],
      ['save_article_draft', 8],
    ]);
    backend.data = onDesk;
    await run(sourceOpenedMutation('eve'), { id, url: 'https://example.org/' });
    expect(queries.getQueryData(deskArticleQuery('eve', id).queryKey)).toEqual(onDesk);
  });

  it('is told by name why something is refused', async () => {
    const problem = { lang: 'en', rule: 'sources', detail: '' };
    const refusal = async (message: string, details: string | null) => {
      backend.error = { code: 'PT409', message, details, hint: null };
      return run(moveArticleMutation(), { id: whole.id, action: 'publish', version: 1 }).then(
        () => null,
        (error: unknown) => libraryRefusalIn(error),
      );
    };
    expect(await refusal('incomplete', JSON.stringify([problem]))).toEqual({
      code: 'incomplete',
      number: null,
      problems: [problem],
    });
    expect(await refusal('version_conflict', '9')).toMatchObject({ code: 'version_conflict', number: 9 });
    expect(await refusal('incomplete', 'not a list')).toMatchObject({ problems: [] });
    expect(await refusal('something new', null)).toBeNull();
    expect(libraryRefusalIn(new Error('offline'))).toBeNull();
  });
});
