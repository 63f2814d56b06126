/** Who reads what of the library: a body never leaves above the plan of whoever asks. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { bodyOf, emptyLibrary, putArticle, secretOf, setPlan } from './support/library.ts';
import { libraryReaders, type Reader } from './support/library-readers.ts';
import { myData } from './support/my-data.ts';
import { personIds } from './support/people.ts';
import { inDays } from './support/snapshots.ts';

const tiers = ['freemium', 'plus', 'premium'] as const;

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await makeStaff(db, 'education_admin', 'education_admin');
  await makeStaff(db, 'orders_admin', 'orders_admin');
});
afterAll(() => db.close());
beforeEach(() => emptyLibrary(db));
const { article, cards } = libraryReaders(() => db);

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
