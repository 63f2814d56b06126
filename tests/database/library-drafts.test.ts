/** What somebody writes for the library: its texts, its address, and what is said of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { codeOf } from './support/community.ts';
import { valueAs } from './support/database.ts';
import { bodyOf } from './support/library.ts';
import { editor, libraryDesk, type Row, source, type Version } from './support/library-desk.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
const { call, create, save, move, desk, shown, logged } = libraryDesk((opened) => {
  db = opened;
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
