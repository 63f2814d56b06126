/** What of the library somebody finds, is told to read next, and goes on with. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf } from './support/community.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { emptyLibrary, putArticle, secretOf, setPlan } from './support/library.ts';
import { type Card, libraryReaders } from './support/library-readers.ts';
import { myData } from './support/my-data.ts';
import { personIds } from './support/people.ts';
import { inDays } from './support/snapshots.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => emptyLibrary(db));
const { article, cards } = libraryReaders(() => db);

describe('a list', () => {
  it('goes on where it ended, by kind and by category', async () => {
    for (const n of [1, 2, 3, 4, 5]) await putArticle(db, { slug: `of-day-${n}`, publish_at: inDays(-n) });
    await putArticle(db, { slug: 'a-post', kind: 'blog', category: 'product', publish_at: inDays(-9) });
    const page = (before: string | null, id: string | null) =>
      asActor<{ x: Card & { id: string; publish_at: string } }>(
        db,
        'owner',
        `select x from public.library_list('en', p_before => $1::timestamptz, p_id => $2::uuid, p_limit => 2) x`,
        [before, id],
      );
    const first = await page(null, null);
    const last = first.at(-1)?.x;
    const second = await page(last?.publish_at ?? null, last?.id ?? null);
    expect([...first, ...second].map(({ x }) => x.slug)).toEqual([
      'of-day-1',
      'of-day-2',
      'of-day-3',
      'of-day-4',
    ]);
    expect((await cards('owner', 'library_list', 'en', 'blog')).map(({ slug }) => slug)).toEqual(['a-post']);
    expect(await cards('owner', 'library_list', 'en', null, 'memory')).toEqual([]);
  });

  it('shows up to three others beside an article, those of its category first', async () => {
    for (const n of [1, 2, 3, 4]) await putArticle(db, { slug: `other-${n}`, category: 'habits' });
    await putArticle(db, { slug: 'near', publish_at: inDays(-30) });
    await putArticle(db, { slug: 'here' });
    const read = await article('owner', 'here');
    expect(read?.related.map(({ slug }) => slug)).toHaveLength(3);
    expect(read?.related[0]?.slug).toBe('near');
  });
});

describe('the search', () => {
  it('finds cards, and what stands in texts that are open to the person', async () => {
    await putArticle(db, { slug: 'a-desk-plus', tier: 'plus' });
    const found = async (text: string, lang = 'en') =>
      (await cards('owner', 'search_library', text, lang)).map(({ slug }) => slug);
    await setPlan(db, 'owner', null);
    expect(await found('desk plus')).toEqual(['a-desk-plus']);
    expect(await found(secretOf('a-desk-plus'))).toEqual([]);
    await setPlan(db, 'owner', { tier: 'plus' });
    expect(await found(secretOf('a-desk-plus'))).toEqual(['a-desk-plus']);
    expect(await found(secretOf('a-desk-plus'), 'ja')).toEqual(['a-desk-plus']);
  });

  it('shows twenty a page, those whose card says it before those whose text does, and no one twice', async () => {
    const slugs = Array.from({ length: 23 }, (_, n) => `a-kettle-${n}`);
    for (const slug of slugs) await putArticle(db, { slug });
    await putArticle(db, { slug: 'a-pan', publish_at: inDays(-1) });
    await putArticle(db, { slug: 'a-pan-of-plus', tier: 'plus' });
    await putArticle(db, { slug: 'a-pan-of-german', langs: ['en', 'de'] });
    await setPlan(db, 'owner', null);
    const page = async (lang: string, n: number) =>
      (
        await asActor<{ slug: string }>(
          db,
          'owner',
          `select x ->> 'slug' as slug from public.search_library('kettle', $1, null, null, $2) x`,
          [lang, n],
        )
      ).map(({ slug }) => slug);
    const all = [...(await page('de', 0)), ...(await page('de', 1)), ...(await page('de', 2))];
    expect(await page('de', 0)).toHaveLength(20);
    expect(all.slice(0, 23).toSorted()).toEqual(slugs.toSorted());
    expect(all.slice(23).toSorted()).toEqual(['a-pan', 'a-pan-of-german']);
  });

  it('finds two signs of Japanese, Korean and Chinese', async () => {
    await putArticle(db, { slug: 'in-three', langs: ['en', 'ja', 'ko', 'zh'] });
    for (const [lang, sought] of [
      ['ja', '注意'],
      ['ko', '주의'],
      ['zh', '注意'],
    ] as const) {
      await db.query(`update public.article_texts set title = $2 where lang = $1`, [
        lang,
        lang === 'ko' ? '오늘의 주의력 이야기' : '今日の注意力について',
      ]);
      expect((await cards('owner', 'search_library', sought, lang)).map(({ slug }) => slug)).toEqual([
        'in-three',
      ]);
    }
  });

  it('asks for 2 to 100 signs', async () => {
    expect(await codeOf(callAs(db, 'owner', 'search_library', 'a', 'en'))).toBe('too_short');
    expect(await codeOf(callAs(db, 'owner', 'search_library', 'a'.repeat(101), 'en'))).toBe('too_long');
  });
});

describe('what recommendations to read go by', () => {
  interface Facts {
    insights: boolean;
    unread: { slug: string; lang: string; open: boolean; percent: number }[];
    read: { slug: string }[];
  }
  const facts = (lang = 'en') =>
    valueAs<Facts>(db, 'service', `select public.library_facts('${personIds.owner}', '${lang}')`);

  it('is whether the person allowed results, which nobody did who was not asked', async () => {
    expect((await facts()).insights).toBe(false);
    for (const allowed of [true, false]) {
      await asActor(
        db,
        'owner',
        `insert into public.user_settings (personal_insights) values (${allowed})
         on conflict (user_id) do update set personal_insights = excluded.personal_insights`,
      );
      expect((await facts()).insights).toBe(allowed);
    }
  });

  it('is what is unread, in which language its title stands, and what was read', async () => {
    await setPlan(db, 'owner', null);
    await putArticle(db, { slug: 'a-desk-begun', langs: ['en', 'de'] });
    await putArticle(db, { slug: 'a-desk-read' });
    await putArticle(db, { slug: 'a-desk-plus', tier: 'plus' });
    for (const [slug, percent] of [
      ['a-desk-begun', 30],
      ['a-desk-read', 100],
    ] as const) {
      await db.query(
        `insert into public.article_progress (user_id, article_id, lang, version, percent)
         select $1, id, 'en', 1, $3 from public.articles where slug = $2`,
        [personIds.owner, slug, percent],
      );
    }
    const { unread, read } = await facts('de');
    expect(unread.map(({ slug, lang, open, percent }) => [slug, lang, open, percent]).sort()).toEqual([
      ['a-desk-begun', 'de', true, 30],
      ['a-desk-plus', 'en', false, 0],
    ]);
    expect(read.map(({ slug }) => slug).sort()).toEqual(['a-desk-begun', 'a-desk-read']);
  });
});

describe('progress', () => {
  const keep = (
    percent: number,
    position: string | null = 'part-1',
    who: 'owner' | 'other' = 'owner',
    id = '',
  ) =>
    callAs<{ percent: number; position: string; completed_at: string | null }>(
      db,
      who,
      'keep_article_progress',
      id || articleId,
      'en',
      1,
      percent,
      position,
    );
  let articleId = '';
  beforeEach(async () => {
    await setPlan(db, 'owner', null);
    articleId = await putArticle(db, { slug: 'read-me' });
  });

  it('never falls, and is finished at 90 %', async () => {
    expect(await keep(60, 'part-4')).toMatchObject({ percent: 60, position: 'part-4', completed_at: null });
    expect(await keep(20, 'part-1')).toMatchObject({ percent: 60, position: 'part-1' });
    expect((await keep(90)).completed_at).not.toBeNull();
    expect((await keep(10)).completed_at).not.toBeNull();
    await asActor(db, 'owner', 'update public.article_progress set percent = 5');
    expect((await article('owner', 'read-me'))?.progress).toMatchObject({ percent: 90 });
  });

  it('takes 0 to 100 and a place that can be', async () => {
    expect(await codeOf(keep(101))).toMatch(/^23514/);
    expect(await codeOf(keep(-1))).toMatch(/^23514/);
    expect(await codeOf(keep(50, 'javascript:alert(1)'))).toMatch(/^23514/);
    expect(await keep(50, '754')).toMatchObject({ position: '754' });
  });

  it('is of nothing that is not there for the person', async () => {
    const draft = await putArticle(db, { slug: 'not-yet', state: 'draft' });
    expect(await codeOf(keep(10, 'part-1', 'owner', draft))).toBe('not_found');
    expect(await codeOf(keep(10, 'part-1', 'owner', '0e900000-0000-4000-8000-000000000009'))).toBe(
      'not_found',
    );
  });

  it('of somebody else is neither seen nor moved', async () => {
    await keep(40);
    expect(await asActor(db, 'other', 'select * from public.article_progress')).toEqual([]);
    expect(
      await asActor(db, 'other', 'update public.article_progress set percent = 100 returning id'),
    ).toEqual([]);
    expect((await article('owner', 'read-me'))?.percent).toBe(40);
  });

  it('is what is gone on with, the last first, until it is finished', async () => {
    const second = await putArticle(db, { slug: 'read-me-too' });
    await keep(30);
    await keep(40, 'part-2', 'owner', second);
    expect((await cards('owner', 'my_reading', 'en')).map(({ slug }) => slug)).toEqual([
      'read-me-too',
      'read-me',
    ]);
    await keep(100, 'part-5', 'owner', second);
    expect((await cards('owner', 'my_reading', 'en')).map(({ slug }) => slug)).toEqual(['read-me']);
  });

  it('is in the copy of the data, and gone with the account', async () => {
    await keep(40);
    expect(JSON.stringify(await myData(db, 'owner'))).toContain(articleId);
    await db.tx(async (query) => {
      await query(
        `insert into auth.users (id, email) values ('0a000000-0000-4000-8000-0000000000aa', 'x@example.com')`,
      );
      await query(
        `insert into public.article_progress (user_id, article_id, lang, version) values ('0a000000-0000-4000-8000-0000000000aa', $1, 'en', 1)`,
        [articleId],
      );
      await query(`delete from auth.users where id = '0a000000-0000-4000-8000-0000000000aa'`);
    });
    expect(await valueAs(db, 'service', 'select count(*)::int from public.article_progress')).toBe(1);
  });
});
