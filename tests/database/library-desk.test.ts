/** Who writes for the library, and what the database asks before something is published. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { groups } from '../lib/community/cases.ts';
import { type Arg, callAs, codeOf, makeStaff } from './support/community.ts';
import { openTestDatabase, valueAs } from './support/database.ts';
import { bodyOf, emptyLibrary, putArticle } from './support/library.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() => emptyLibrary(db));

type Who = 'anon' | 'owner' | (typeof adminRoles)[number];
interface Row {
  id: string;
  version: number;
  state: string;
  publish_at: string | null;
  langs: Record<string, { state: string; version: number; is_shown: boolean; has_body: boolean }>;
}
interface Version {
  id: string;
  lang: string;
  version: number;
  status: string;
  title: string;
  body: string | null;
  sources: { checked_on?: string }[];
}
const call = <T>(who: Who, name: string, ...args: readonly Arg[]) =>
  callAs<T>(db, who as 'owner', name, ...args);
const editor = 'education_admin';
const source = { title: 'A title', publisher: 'A journal', year: 2012, url: 'https://example.org/a' };
const create = (slug: string, who: Who = editor, kind = 'article', id: string = randomUUID()) =>
  call<Row>(who, 'create_article', id, kind, slug, 'attention');
interface Saved {
  readonly lang?: string;
  readonly title?: string;
  readonly body?: string;
  readonly sources?: readonly object[];
  readonly who?: Who;
}
const save = (id: string, version: number, saved: Saved = {}) => {
  const { lang = 'en', title = 'A desk in the morning', body = bodyOf('saved'), who = editor } = saved;
  const sources = saved.sources ?? (lang === 'en' ? [source] : []);
  return call<Version>(
    who,
    'save_article_draft',
    id,
    lang,
    version,
    title,
    'What is on a desk, and what is not.',
    body,
    JSON.stringify(sources),
  );
};
const move = (id: string, action: string, version: number, at: string | null = null, who: Who = editor) =>
  call<Row>(who, 'move_article', id, action, version, at);
const desk = (id: string) =>
  call<Row & { texts: Record<string, Version>; versions: Version[]; problems: { rule: string }[] }>(
    editor,
    'desk_article',
    id,
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** What readers see: title and body. */
const shown = async (slug: string, lang = 'en') => {
  const read = await callAs<{ title: string; body: string } | null>(
    db,
    'owner',
    'library_article',
    slug,
    lang,
  );
  return read && [read.title, read.body];
};
const logged = () =>
  db.query<{ actor_id: string; action: string; detail: Record<string, unknown> }>(
    `select actor_id, action, detail from public.admin_audit_log where action like 'library.%' order by id`,
  );

describe('the states of an article', () => {
  const cases = groups.transition.cases.filter(({ input }) => input.machine === 'article');
  const as: Record<string, Who> = {
    visitor: 'anon',
    author: 'owner',
    other: 'owner',
    member: 'owner',
    orders_admin: 'orders_admin',
    payments_admin: 'payments_admin',
    education_admin: 'education_admin',
    full_admin: 'full_admin',
    master_admin: 'master_admin',
  };

  it.each(cases.filter(({ input }) => input.role !== 'service' && input.action !== 'purge'))(
    '$id: $input.role, $input.action of $input.state',
    async ({ input, expected }) => {
      const id = await putArticle(db, { slug: 'a-case', state: input.state });
      const after = await codeOf(
        move(id, input.action, 1, null, as[input.role] ?? 'owner').then(({ state }) => state),
      );
      const said = 'error' in expected ? expected.error : { answered: expected.state };
      // Visitors do not even come to the door.
      if (input.role === 'visitor') expect(after).toMatch(/^42501/);
      else expect(after).toEqual(said);
    },
  );

  it('end for good 30 days after somebody deleted it', async () => {
    const id = await putArticle(db, { slug: 'gone-soon' });
    await move(id, 'delete', 1);
    expect(await callAs(db, 'service', 'purge_articles')).toBe(0);
    await db.query(`update public.articles set deleted_at = now() - interval '31 days'`);
    expect(await callAs(db, 'service', 'purge_articles')).toBe(1);
    expect(await codeOf(create('gone-soon'))).toBe('slug_taken');
  });

  it('cannot be left out by a statement of the server', async () => {
    await putArticle(db, { slug: 'straight', state: 'deleted' });
    expect(await codeOf(db.query(`update public.articles set state = 'archived', deleted_at = null`))).toBe(
      'invalid_state',
    );
  });
});

describe('a draft', () => {
  it('is written, published, corrected in two languages, and restored, and the log says by whom', async () => {
    const { id } = await create('a-new-desk');
    expect((await desk(id)).problems.map(({ rule }) => rule)).toEqual(['english']);
    await save(id, 0);
    expect(await shown('a-new-desk')).toBeNull();
    const published = await move(id, 'publish', 1);
    expect(published.state).toBe('published');
    expect(await shown('a-new-desk')).toEqual(['A desk in the morning', bodyOf('saved')]);

    await save(id, 0, { lang: 'de', title: 'Ein Tisch am Morgen', body: '' });
    await call(editor, 'publish_article_text', id, 'de', 1);
    expect((await shown('a-new-desk', 'de'))?.[0]).toBe('Ein Tisch am Morgen');

    await save(id, 1, { title: 'A desk at noon', who: 'full_admin' });
    expect((await shown('a-new-desk'))?.[0]).toBe('A desk in the morning');
    await call(editor, 'publish_article_text', id, 'en', 2);
    expect((await shown('a-new-desk'))?.[0]).toBe('A desk at noon');
    expect((await desk(id)).langs.de?.state).toBe('outdated');

    const first = (await desk(id)).versions.find(({ lang, version }) => lang === 'en' && version === 1);
    const again = await call<Version>(editor, 'restore_article_version', first?.id ?? '', 2);
    expect(again).toMatchObject({ version: 3, status: 'draft', title: 'A desk in the morning' });

    const acts = await logged();
    expect(acts.map(({ action }) => action.slice('library.'.length))).toEqual([
      'create',
      'save',
      'publish',
      'save',
      'publish_text',
      'save',
      'publish_text',
      'save',
    ]);
    expect(acts[5]).toMatchObject({
      actor_id: personIds.full_admin,
      detail: {
        lang: 'en',
        title: { before: 'A desk in the morning', after: 'A desk at noon' },
        roles: ['full_admin'],
      },
    });
  });

  it('of somebody who read an earlier version is refused, and loses neither', async () => {
    const { id } = await create('two-editors');
    await save(id, 0, { title: 'The first of two' });
    expect(await codeOf(save(id, 0, { title: 'The second of two', who: 'full_admin' }))).toBe(
      'version_conflict',
    );
    expect((await desk(id)).texts.en?.title).toBe('The first of two');
    expect(await codeOf(move(id, 'publish', 7))).toBe('version_conflict');
    expect(await codeOf(call(editor, 'edit_article', id, 7, '{"tier": "plus"}'))).toBe('version_conflict');
  });

  it('keeps the newest ten versions, and the one that is shown', async () => {
    const { id } = await create('many-versions');
    await save(id, 0);
    await move(id, 'publish', 1);
    for (let version = 1; version <= 14; version += 1)
      await save(id, version, { title: `Version ${version + 1}` });
    const versions = (await desk(id)).versions.map(({ version }) => version);
    expect(versions).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1]);
  });

  it('of long texts is logged by its digest', async () => {
    const { id } = await create('a-long-one');
    await save(id, 0, { body: `${bodyOf('long')} ${'word '.repeat(600)}` });
    expect(JSON.stringify(await logged())).not.toContain('word word');
    expect(JSON.stringify(await logged())).toContain('sha256');
  });

  it.each([
    ['too long by one', { body: 'x'.repeat(40_001) }, 'too_long'],
    ['far too long', { body: '😀'.repeat(60_000) }, 'too_long'],
    ['too short', { body: 'Hello' }, 'too_short'],
    ['nothing', { body: ' \n ' }, 'empty'],
    ['written backwards', { body: `${bodyOf('x')}\u202e` }, 'bad_characters'],
    ['stacked', { body: `${bodyOf('x')} a\u0301\u0301\u0301\u0301\u0301` }, 'bad_characters'],
    ['without a title', { title: '' }, 'empty'],
    ['with a title of a book', { title: 'x'.repeat(121) }, 'too_long'],
    ['with a forged DOI', { sources: [{ ...source, url: 'https://doi.org/forged' }] }, 'bad_sources'],
    [
      'with an address without https',
      { sources: [{ ...source, url: 'http://example.org/' }] },
      'bad_sources',
    ],
    ['with a script for a source', { sources: [{ ...source, url: 'javascript:alert(1)' }] }, 'bad_sources'],
    ['with a year in words', { sources: [{ ...source, year: '2012' }] }, 'bad_sources'],
    ['with more in a source than is known', { sources: [{ ...source, note: 'x' }] }, 'bad_sources'],
    ['with sources in another language', { lang: 'de', sources: [source] }, 'bad_sources'],
    ['in no language', { lang: 'xx' }, 'not_allowed'],
  ])('is refused when it is %s', async (_, change, code) => {
    const { id } = await create('refused');
    expect(await codeOf(save(id, 0, change))).toBe(code);
  });

  it('may hold 40,000 signs of any script', async () => {
    const { id } = await create('whole');
    expect((await save(id, 0, { body: '字'.repeat(40_000) })).body).toHaveLength(40_000);
  });

  it('is an episode by its transcript', async () => {
    const { id } = await create('an-episode', editor, 'podcast');
    await save(id, 0);
    await move(id, 'publish', 1);
    expect(await valueAs(db, 'service', 'select transcript from public.article_bodies')).toBe(
      bodyOf('saved'),
    );
    expect((await shown('an-episode'))?.[1]).toBe(bodyOf('saved'));
  });
});

describe('what is not ready', () => {
  const publishing = async (body: string, sources: object[] = [source]) => {
    const { id } = await create(`try-${randomUUID().slice(0, 8)}`);
    await save(id, 0, { body, sources });
    return codeOf(move(id, 'publish', 1).then(({ state }) => state));
  };
  it.each([
    ['cites nothing', bodyOf('x'), []],
    ['leaves out a level of headings', `${bodyOf('x')}\n\n#### Deep`, [source]],
    ['has a title of its own', `# Title\n\n${bodyOf('x')}`, [source]],
    [
      'shows a picture of another site',
      `${bodyOf('x')}\n\n![A lamp on a desk](https://example.com/a.png)`,
      [source],
    ],
    ['shows a picture without words', `${bodyOf('x')}\n\n![](/content/figures/lamp.svg)`, [source]],
  ])('stays a draft: one that %s', async (_, body, sources) => {
    expect(await publishing(body, sources)).toBe('incomplete');
  });

  it('is said by name', async () => {
    const { id } = await create('by-name');
    await expect(move(id, 'publish', 1)).rejects.toMatchObject({
      message: 'incomplete',
      detail: '[{"lang": "en", "rule": "english", "detail": ""}]',
    });
  });

  it('does not hold up what is', async () => {
    expect(await publishing(`${bodyOf('x')}\n\n![A lamp on a desk](/content/figures/lamp.svg)`)).toEqual({
      answered: 'published',
    });
  });
});

describe('a time', () => {
  it('is at least minutes and at most two years ahead', async () => {
    const { id } = await create('on-time');
    await save(id, 0);
    for (const at of ['1970-01-01T00:00:00Z', '2099-01-01T00:00:00Z', inMinutes(1), inMinutes(-5)])
      expect(await codeOf(move(id, 'publish', 1, at))).toBe('bad_time');
    const later = inMinutes(120);
    expect(Date.parse((await move(id, 'publish', 1, later)).publish_at ?? '')).toBe(Date.parse(later));
    expect(await shown('on-time')).toBeNull();
    const other = inMinutes(240);
    const { version } = await desk(id);
    expect((await call<Row>(editor, 'reschedule_article', id, version, other)).version).toBe(version + 1);
    expect(await codeOf(call(editor, 'reschedule_article', id, version + 1, '2099-01-01T00:00:00Z'))).toBe(
      'bad_time',
    );
  });
});

describe('an address', () => {
  it.each([
    'new',
    'edit',
    'feed',
    'search',
    'No-Capitals',
    'two--dashes',
    'ab',
    'über-uns',
    '-a-b',
    'x'.repeat(81),
    '../etc',
  ])('is never %s', async (slug) => {
    expect(await codeOf(create(slug))).toBe('bad_article');
  });

  it('is given once, and stays once it was published', async () => {
    const { id } = await create('taken');
    expect(await codeOf(create('taken'))).toBe('slug_taken');
    const renamed = await call<Row>(editor, 'edit_article', id, 1, '{"slug": "renamed"}');
    await save(id, 0);
    const { version } = await move(id, 'publish', renamed.version);
    expect(await codeOf(call(editor, 'edit_article', id, version, '{"slug": "again"}'))).toBe(
      'invalid_state',
    );
  });

  it('sent again by the same device is the same draft', async () => {
    const id = randomUUID();
    await create('once', editor, 'article', id);
    expect((await create('once', editor, 'article', id)).id).toBe(id);
    expect(await logged()).toHaveLength(1);
  });
});

describe('what is said of an article', () => {
  it('is changed within what can be, before and after in the log', async () => {
    const { id } = await create('changed');
    const edit = (changes: object, version = 1) =>
      call<Row>(editor, 'edit_article', id, version, JSON.stringify(changes));
    expect(await codeOf(edit({ state: 'published' }))).toBe('bad_article');
    expect(await codeOf(edit({ tier: 'gold' }))).toBe('bad_article');
    expect(await codeOf(edit({ audio_url: 'https://example.com/a.exe', audio_s: 5, audio_bytes: 5 }))).toBe(
      'bad_article',
    );
    expect(await codeOf(edit({ audio_url: '/content/audio/a.mp3' }))).toBe('bad_article');
    expect(await codeOf(edit({ reviewed_by: 'Dr. Somebody' }))).toBe('bad_article');
    expect(await codeOf(edit({ audio_s: 'many' }))).toBe('bad_article');
    await edit({ tier: 'plus', category: 'habits' });
    expect((await logged()).at(-1)?.detail).toMatchObject({
      before: { tier: 'freemium', category: 'attention' },
      after: { tier: 'plus', category: 'habits' },
    });
  });

  it('keeps posts, episodes and what helps with memory worries open to everybody', async () => {
    const post = await create('a-post', editor, 'blog');
    expect(await codeOf(call(editor, 'edit_article', post.id, 1, '{"tier": "plus"}'))).toBe('bad_article');
    const worries = await create('memory-worries');
    expect(await codeOf(call(editor, 'edit_article', worries.id, 1, '{"tier": "premium"}'))).toBe(
      'bad_article',
    );
  });

  it('has a source checked by whoever opened it, not by saying so', async () => {
    const { id } = await create('checked');
    const forged = { ...source, checked_on: '2020-01-01' };
    expect((await save(id, 0, { sources: [forged] })).sources[0]?.checked_on).toBeUndefined();
    await call(editor, 'note_source_opened', id, source.url);
    const today = new Date().toISOString().slice(0, 10);
    expect((await save(id, 1)).sources[0]?.checked_on).toBe(today);
    expect(await codeOf(call(editor, 'note_source_opened', id, 'https://example.org/b'))).toBe('not_found');
    expect((await logged()).some(({ action }) => action === 'library.check_source')).toBe(true);
  });
});

describe('the history of an article', () => {
  interface Entry {
    id: number;
    action: string;
    mine: boolean;
    name: string | null;
    detail: { lang?: string; version?: number; url?: string; after?: object };
  }
  const history = (who: Who, id: string, before: number | null = null, limit = 25) =>
    valueAs<Entry[]>(
      db,
      who as 'owner',
      `select coalesce(jsonb_agg(h), '[]') from public.article_history($1, $2, $3) h`,
      [id, before, limit],
    );

  it('says who did what, the newest first, and nothing of other articles', async () => {
    const { id } = await create('told');
    await create('another-one');
    await save(id, 0);
    await save(id, 1, { title: 'A desk at noon', who: 'full_admin' });
    await call('full_admin', 'note_source_opened', id, source.url);
    const entries = await history(editor, id);
    expect(entries.map(({ action, mine }) => [action, mine])).toEqual([
      ['library.check_source', false],
      ['library.save', false],
      ['library.save', true],
      ['library.create', true],
    ]);
    expect(entries[0]?.detail.url).toBe(source.url);
    expect(entries[1]?.detail).toMatchObject({ lang: 'en', version: 2 });
    expect(JSON.stringify(entries)).not.toContain(personIds.full_admin);
  });

  it('comes in pages', async () => {
    const { id } = await create('paged');
    await save(id, 0);
    const [newest] = await history(editor, id, null, 1);
    expect(newest?.action).toBe('library.save');
    expect((await history(editor, id, newest?.id ?? 0)).map(({ action }) => action)).toEqual([
      'library.create',
    ]);
  });
});

describe('the desk', () => {
  it('lists by kind, state, plan and language, the last changed first', async () => {
    await putArticle(db, { slug: 'in-german', langs: ['en', 'de'], tier: 'plus' });
    await putArticle(db, { slug: 'a-post', kind: 'blog' });
    await putArticle(db, { slug: 'a-draft', state: 'draft' });
    const list = async (...args: (string | null)[]) =>
      (
        await call<{ rows: (Row & { slug: string })[]; total: number }>(editor, 'desk_library', ...args)
      ).rows.map(({ slug }) => slug);
    expect((await list()).toSorted()).toEqual(['a-draft', 'a-post', 'in-german']);
    expect(await list('blog')).toEqual(['a-post']);
    expect(await list(null, 'draft')).toEqual(['a-draft']);
    expect(await list(null, null, 'plus')).toEqual(['in-german']);
    expect(await list(null, null, null, 'de')).toEqual(['in-german']);
    expect((await list(null, null, null, null, 'de')).toSorted()).toEqual(['a-draft', 'a-post']);
  });

  it.each(['anon', 'owner', 'orders_admin', 'payments_admin'] as const)('is closed to %s', async (who) => {
    const id = await putArticle(db, { slug: 'closed' });
    const code = who === 'anon' ? 'not_signed_in' : 'not_allowed';
    const refused = who === 'anon' ? /42501/ : new RegExp(code);
    for (const [name, ...args] of [
      ['desk_library'],
      ['desk_article', id],
      ['desk_version', id],
      ['create_article', randomUUID(), 'article', 'mine', 'habits'],
      ['edit_article', id, 1, '{}'],
      ['save_article_draft', id, 'en', 1, 'A title of mine', 'A summary of mine, long enough.', bodyOf('x')],
      ['publish_article_text', id, 'en', 1],
      ['reschedule_article', id, 1, inMinutes(60)],
      ['restore_article_version', id, 1],
      ['note_source_opened', id, source.url],
      ['article_history', id],
    ] as [string, ...Arg[]][])
      expect(await codeOf(call(who, name, ...args))).toMatch(refused);
    expect(await logged()).toEqual([]);
  });
});
