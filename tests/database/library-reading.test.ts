/** Who reads what of the library: a body never leaves above the plan of whoever asks. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { bodyOf, emptyLibrary, putArticle, secretOf, setPlan } from './support/library.ts';
import { myData } from './support/my-data.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await makeStaff(db, 'education_admin', 'education_admin');
  await makeStaff(db, 'orders_admin', 'orders_admin');
});
afterAll(() => db.close());
beforeEach(() => emptyLibrary(db));

const tiers = ['freemium', 'plus', 'premium'] as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
interface Card {
  slug: string;
  open: boolean;
  lang: string;
  title: string;
  early: boolean;
  percent: number;
  reading_min: number;
}
type Article = Card & {
  gone?: boolean;
  body: string | null;
  contents: { level: number; text: string }[];
  text_lang: string;
  sources: unknown[];
  related: Card[];
  progress: { percent: number; position: string; completed_at: string | null } | null;
};
type Reader = 'anon' | 'owner' | 'education_admin' | 'orders_admin';
const article = (who: Reader, slug: string, lang = 'en') =>
  callAs<Article | null>(db, who, 'library_article', slug, lang);
const cards = async (who: Reader, name: string, ...args: (string | null)[]) =>
  (
    await asActor<{ card: Card }>(
      db,
      who as 'owner',
      `select x as card from public.${name}(${args.map((_, n) => `$${n + 1}`).join()}) x`,
      args,
    )
  ).map(({ card }) => card);
const rowsOf = (who: Reader, table: string) =>
  asActor(db, who as 'owner', `select to_jsonb(t) from (select * from public.${table}) t`).catch(() => []);

/** Everything of the library that somebody is answered. */
async function everyAnswer(who: Reader): Promise<string> {
  const columns = 'id, article_id, lang, version, status, title, summary, sources, contents, reading_min';
  const answers = [
    ...(await Promise.all(tiers.map((tier) => article(who, `a-desk-${tier}`)))),
    ...(await cards(who, 'library_list', 'en')),
    ...(await cards(who, 'search_library', 'secret', 'en')),
    ...(await cards(who, 'search_library', 'desk', 'en')),
    ...(who === 'anon' ? [] : await cards(who, 'my_reading', 'en')),
    ...(who === 'anon' ? [] : [await myData(db, who as 'owner')]),
    ...(await asActor(db, who as 'owner', `select ${columns} from public.article_texts`)),
    ...(await asActor(db, who as 'owner', 'select body, transcript from public.article_bodies').catch(
      () => [],
    )),
    ...(await rowsOf(who, 'articles')),
  ];
  return JSON.stringify(answers);
}

describe('a body', () => {
  const plans: readonly (readonly [string, Parameters<typeof setPlan>[2], readonly string[]])[] = [
    ['no plan', null, ['freemium']],
    ['Plus', { tier: 'plus' }, ['freemium', 'plus']],
    ['the earlier plan Basic', { tier: 'basic' }, ['freemium', 'plus']],
    ['Premium', { tier: 'premium' }, ['freemium', 'plus', 'premium']],
    ['a trial of Premium', { tier: 'premium', trial: 3 }, ['freemium', 'plus', 'premium']],
    ['a trial that is over', { tier: 'premium', trial: -1 }, ['freemium']],
    ['a plan that ended', { tier: 'premium', end: -3 }, ['freemium']],
  ];
  it.each(plans)(
    'is told to somebody with %s as far as it reaches, and nowhere else',
    async (_, plan, open) => {
      for (const tier of tiers) await putArticle(db, { slug: `a-desk-${tier}`, tier });
      await setPlan(db, 'owner', plan);
      const said = await everyAnswer('owner');
      for (const tier of tiers) {
        const read = await article('owner', `a-desk-${tier}`);
        expect(read?.open).toBe(open.includes(tier));
        expect(read?.body ?? '').toBe(open.includes(tier) ? bodyOf(`a-desk-${tier}`) : '');
        expect(said.includes(secretOf(`a-desk-${tier}`))).toBe(open.includes(tier));
      }
    },
  );

  it('is told to no visitor, not even of an open article', async () => {
    for (const tier of tiers) await putArticle(db, { slug: `a-desk-${tier}`, tier });
    const said = await everyAnswer('anon');
    for (const tier of tiers) expect(said).not.toContain(secretOf(`a-desk-${tier}`));
    expect(await article('anon', 'a-desk-freemium')).toMatchObject({
      open: false,
      body: null,
      contents: [{ level: 2, text: 'At the desk' }],
    });
  });

  it('is told to nobody for being an admin of something else', async () => {
    await putArticle(db, { slug: 'a-desk-premium', tier: 'premium' });
    expect(await everyAnswer('orders_admin')).not.toContain(secretOf('a-desk-premium'));
    expect(await everyAnswer('education_admin')).toContain(secretOf('a-desk-premium'));
  });

  it('is sent by no live feed', async () => {
    const published = await db.query<{ tablename: string }>(
      `select tablename from pg_publication_tables where tablename like 'article%'`,
    );
    expect(published).toEqual([]);
  });
});

describe('what is published ahead', () => {
  it('is there for Premium seven days before, for others from its day on, and for visitors too', async () => {
    await putArticle(db, { slug: 'in-six-days', publish_at: inDays(6) });
    await putArticle(db, { slug: 'in-eight-days', publish_at: inDays(8) });
    await putArticle(db, { slug: 'a-day-ago', publish_at: inDays(-1) });
    const seen = async (who: Reader) => (await cards(who, 'library_list', 'en')).map(({ slug }) => slug);
    await setPlan(db, 'owner', { tier: 'plus' });
    expect(await seen('owner')).toEqual(['a-day-ago']);
    expect(await seen('anon')).toEqual(['a-day-ago']);
    expect(await article('owner', 'in-six-days')).toBeNull();
    await setPlan(db, 'owner', { tier: 'premium' });
    expect(await seen('owner')).toEqual(['in-six-days', 'a-day-ago']);
    expect(await article('owner', 'in-six-days')).toMatchObject({ early: true, body: bodyOf('in-six-days') });
    expect(await article('owner', 'in-eight-days')).toBeNull();
  });
});

describe('an address', () => {
  it('says that something is no longer there only where something was', async () => {
    await putArticle(db, { slug: 'was-archived', state: 'archived' });
    await putArticle(db, { slug: 'was-deleted', state: 'deleted' });
    await putArticle(db, { slug: 'never-published', state: 'draft' });
    expect(await article('owner', 'was-archived')).toEqual({ gone: true });
    expect(await article('anon', 'was-deleted')).toEqual({ gone: true });
    expect(await article('owner', 'never-published')).toBeNull();
    expect(await article('owner', 'nothing-here')).toBeNull();
    await db.query(
      `update public.articles set deleted_at = now() - interval '31 days' where slug = 'was-deleted'`,
    );
    expect(await callAs(db, 'service', 'purge_articles')).toBe(1);
    expect(await article('anon', 'was-deleted')).toEqual({ gone: true });
    expect(await codeOf(putArticle(db, { slug: 'was-deleted' }))).toBe('slug_taken');
  });
});

describe('the language', () => {
  it('is that of the page, else English, and a translated card stands over an English text', async () => {
    await putArticle(db, { slug: 'translated', langs: ['en', 'de'] });
    await putArticle(db, { slug: 'card-alone', langs: ['en'], cards: ['de'] });
    await putArticle(db, { slug: 'english', langs: ['en'] });
    expect(await article('owner', 'translated', 'de')).toMatchObject({ lang: 'de', text_lang: 'de' });
    const half = await article('owner', 'card-alone', 'de');
    expect(half).toMatchObject({ lang: 'de', text_lang: 'en', body: bodyOf('card-alone') });
    expect(await article('owner', 'english', 'de')).toMatchObject({ lang: 'en', text_lang: 'en' });
    expect((await article('owner', 'translated', 'de'))?.sources).toHaveLength(1);
    const inGerman = await asActor<{ slug: string }>(
      db,
      'owner',
      `select x ->> 'slug' as slug from public.library_list('de', p_translated => true) x`,
    );
    expect(inGerman).toEqual([{ slug: 'translated' }]);
    expect(await codeOf(article('owner', 'english', 'xx'))).toBe('not_allowed');
  });
});

describe('the minutes that a text takes', () => {
  it('are those of the English text where only the card is translated', async () => {
    await putArticle(db, { slug: 'a-desk-card', cards: ['de'] });
    await putArticle(db, { slug: 'a-desk-whole', langs: ['en', 'de'] });
    await db.query(`update public.article_texts set reading_min = case lang when 'en' then 7 else 5 end`);
    const minutes = async (name: string) =>
      Object.fromEntries((await cards('owner', name, 'de')).map((card) => [card.slug, card.reading_min]));
    expect(await minutes('library_list')).toEqual({ 'a-desk-card': 7, 'a-desk-whole': 5 });
    const { unread } = await valueAs<{ unread: { slug: string; reading_min: number }[] }>(
      db,
      'service',
      `select public.library_facts('${personIds.owner}', 'de')`,
    );
    expect(Object.fromEntries(unread.map(({ slug, reading_min }) => [slug, reading_min]))).toEqual({
      'a-desk-card': 7,
      'a-desk-whole': 5,
    });
  });
});

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
