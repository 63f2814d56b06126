/** The texts of the files in the database: put in again and again, without undoing what a person did. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SeededWork, seededWorks } from '../../scripts/library-seed.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { addLibrary } from '../../supabase/local/seed/library.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { bodyOf, emptyLibrary } from './support/library.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await makeStaff(db, 'education_admin', 'education_admin');
});
afterAll(() => db.close());
beforeEach(() => emptyLibrary(db));

const source = { title: 'A title', publisher: 'A journal', year: 2012, url: 'https://example.org/a' };
const text = (lang: 'en' | 'de', title: string) => ({
  lang,
  title,
  summary: 'What is on a desk, and what is not.',
  body: lang === 'en' ? bodyOf('seeded') : '',
  sources: lang === 'en' ? [source] : [],
});
const work = (title = 'A desk in the morning'): SeededWork => ({
  kind: 'article',
  number: 1,
  slug: 'a-seeded-desk',
  tier: 'freemium',
  category: 'attention',
  publish_at: '2026-11-28T09:00:00Z',
  texts: [text('de', `${title} (de)`), text('en', title)],
});
const seed = (of: SeededWork) => callAs<number>(db, 'service', 'seed_library', JSON.stringify(of));
const read = (lang = 'en') =>
  callAs<{ id: string; title: string; gone?: boolean; version: number }>(
    db,
    'owner',
    'library_article',
    'a-seeded-desk',
    lang,
  );
const save = (id: string, version: number, title: string) =>
  callAs<{ version: number }>(
    db,
    'education_admin',
    'save_article_draft',
    id,
    'en',
    version,
    title,
    'What is on a desk, and what is not.',
    bodyOf('edited'),
    JSON.stringify([source]),
  );

describe('the seed', () => {
  it('writes once, and again only what changed', async () => {
    expect(await seed(work())).toBe(2);
    expect(await seed(work())).toBe(0);
    expect(await seed(work('A desk at noon'))).toBe(2);
    expect(await read()).toMatchObject({ title: 'A desk at noon', version: 2 });
    expect(await read('de')).toMatchObject({ title: 'A desk at noon (de)' });
  });

  it('leaves what a person wrote, published or not, and goes on in other languages', async () => {
    await seed(work());
    const { id } = await read();
    await save(id, 1, 'As the editor has it');
    expect(await seed(work('A desk at noon'))).toBe(1);
    expect((await read()).title).toBe('A desk in the morning');
    await callAs(db, 'education_admin', 'publish_article_text', id, 'en', 2);
    expect(await seed(work('A desk at night'))).toBe(1);
    expect((await read()).title).toBe('As the editor has it');
  });

  it('keeps on which day a source was opened', async () => {
    await seed(work());
    const { id } = await read();
    await callAs(db, 'education_admin', 'note_source_opened', id, source.url);
    await seed(work('A desk at noon'));
    const [row] = await db.query<{ on: string }>(
      `select sources -> 0 ->> 'checked_on' as "on" from public.article_texts where lang = 'en' and status = 'current'`,
    );
    expect(row?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('brings nothing back that was taken away', async () => {
    await seed(work());
    const { id } = await read();
    await callAs(db, 'education_admin', 'move_article', id, 'delete', 1);
    expect(await seed(work('A desk at noon'))).toBe(0);
    await db.query(`update public.articles set deleted_at = now() - interval '31 days'`);
    await callAs(db, 'service', 'purge_articles');
    expect(await seed(work())).toBe(0);
    expect(await read()).toEqual({ gone: true });
  });

  it('is for the server alone', async () => {
    expect(await codeOf(callAs(db, 'education_admin', 'seed_library', '{}'))).toMatch(/^42501/);
  });

  it('takes every file that is there, and all are read', async () => {
    await addLibrary(db);
    const works = seededWorks();
    const [count] = await db.query<{ articles: number; texts: number }>(
      `select (select count(*)::int from public.articles) as articles,
        (select count(*)::int from public.article_texts where status = 'current') as texts`,
    );
    expect(count).toEqual({
      articles: works.length,
      texts: works.reduce((sum, { texts }) => sum + texts.length, 0),
    });
    const problems = await db.query(
      `select a.slug, p from public.articles a cross join lateral private.article_problems(a) p where p <> '[]'`,
    );
    expect(problems).toEqual([]);
  });
});
