/** Who writes for the library, and what the database asks before something is published. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { groups } from '../lib/community/cases.ts';
import { type Arg, callAs, codeOf } from './support/community.ts';
import { valueAs } from './support/database.ts';
import { bodyOf, putArticle } from './support/library.ts';
import { editor, inMinutes, libraryDesk, type Row, source, type Who } from './support/library-desk.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
const { call, create, save, move, desk, shown, logged } = libraryDesk((opened) => {
  db = opened;
});

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
