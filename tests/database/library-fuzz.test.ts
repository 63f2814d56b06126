/** Whatever is sent to a function of the library is taken, or refused with a code that is declared. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryRefusals } from '../../src/lib/library/refusals.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import { makeStaff } from './support/community.ts';
import { textsOf } from './support/community-texts.ts';
import { openTestDatabase } from './support/database.ts';
import { fuzzedIn, installFuzzed } from './support/fuzzed.ts';
import { emptyLibrary, putArticle } from './support/library.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
let shown = '';
let drafted = '';
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyLibrary(db);
  shown = await putArticle(db, { slug: 'shown-to-all', langs: ['en', 'ja'] });
  drafted = await putArticle(db, { slug: 'not-shown-yet', state: 'draft' });
  await makeStaff(db, 'education_admin', 'education_admin');
  await installFuzzed(db);
});
afterAll(() => db.close());

const many = count(100, 10_000);
const longest = textsOf('long texts of the library', Math.ceil(many / 60), 600);
const texts = [...textsOf('fuzzed texts of the library', many - longest.length, 25), ...longest];
const declared: ReadonlySet<string> = new Set([
  'stored',
  ...libraryRefusals.filter((code) => code !== 'other'),
]);

type Call = readonly [name: string, person: Person, call: string];

/** Functions that take some text of each kind. */
const taking = (): readonly Call[] => [
  ['a search', 'owner', `select count(*) from public.search_library($1, 'en')`],
  ['a search in Japanese', 'owner', `select count(*) from public.search_library(left($1, 100), 'ja')`],
  ['a search among kinds', 'owner', `select count(*) from public.search_library('kettle', 'en', $1, $1)`],
  ['a list', 'owner', `select count(*) from public.library_list('en', $1, $1)`],
  ['an address', 'owner', `select public.library_article($1, 'en')`],
  ['a list at the desk', 'education_admin', 'select count(*) from public.desk_library($1, $1, $1)'],
  [
    'a title',
    'education_admin',
    `select public.save_article_draft('${drafted}', 'de', 0, $1, 'A summary that is long enough.', repeat('A line of a text. ', 20))`,
  ],
  [
    'a summary',
    'education_admin',
    `select public.save_article_draft('${drafted}', 'de', 0, 'A title', $1, repeat('A line of a text. ', 20))`,
  ],
  [
    'a body',
    'education_admin',
    `select public.save_article_draft('${drafted}', 'de', 0, 'A title', 'A summary that is long enough.', $1 || repeat(' and a word', 20))`,
  ],
  [
    'an author',
    'education_admin',
    `select public.edit_article('${drafted}', 1, jsonb_build_object('author_name', $1::text))`,
  ],
];

/** Functions to which it is one of a few words, a place or an address. */
const choosing = (): readonly Call[] => [
  ['a language of a search', 'owner', `select public.search_library('kettle', $1)`],
  ['a language of a list', 'owner', 'select public.library_list($1)'],
  ['a language of a text', 'owner', `select public.library_article('shown-to-all', $1)`],
  ['a language of what was begun', 'owner', 'select public.my_reading($1)'],
  ['a language at the desk', 'education_admin', 'select public.desk_library(null, null, null, $1, $1)'],
  [
    'a language that is published',
    'education_admin',
    `select public.publish_article_text('${drafted}', $1, 1)`,
  ],
  ['what is done', 'education_admin', `select public.move_article('${drafted}', $1, 1)`],
  ['a kind', 'education_admin', `select public.create_article(gen_random_uuid(), $1, $1, $1, $1)`],
  ['an address', 'education_admin', `select public.create_article(gen_random_uuid(), 'blog', $1, 'habits')`],
  ['a source', 'education_admin', `select public.note_source_opened('${shown}', $1)`],
  ...['slug', 'tier', 'category', 'reviewed_at', 'audio_url', 'audio_s'].map(
    (field): Call => [
      field,
      'education_admin',
      `select public.edit_article('${drafted}', 1, jsonb_build_object('${field}', $1::text))`,
    ],
  ),
  [
    'sources',
    'education_admin',
    `select public.save_article_draft('${drafted}', 'en', 1, 'A title', 'A summary that is long enough.', repeat('A line of a text. ', 20),
       jsonb_build_array(jsonb_build_object('title', $1::text, 'publisher', $1::text, 'year', 2012, 'url', $1::text)))`,
  ],
];

describe('texts of all kinds', () => {
  it('are taken or refused with a code by every function of the library, and some are taken by each', async () => {
    for (const [name, person, call] of taking()) {
      // A person searches 30 times a minute; each search here is taken back with what it counted.
      const codes = await fuzzedIn(db, person, call, texts);
      expect(
        Object.keys(codes).filter((code) => !declared.has(code)),
        name,
      ).toEqual([]);
      expect(codes.stored ?? 0, name).toBeGreaterThan(0);
    }
  }, 3_600_000);

  it('are refused with a code where a few words alone are meant', async () => {
    for (const [name, person, call] of choosing()) {
      const codes = await fuzzedIn(db, person, call, texts.slice(0, Math.ceil(many / 10)));
      expect(
        Object.keys(codes).filter((code) => !declared.has(code)),
        name,
      ).toEqual([]);
    }
  }, 3_600_000);

  it('are no place in an article, which its table refuses', async () => {
    const codes = await fuzzedIn(
      db,
      'owner',
      `select public.keep_article_progress('${shown}', $1, 1, 50, $1)`,
      texts.slice(0, Math.ceil(many / 10)),
    );
    // 23514 is a broken rule of a table, which is answered as a request that cannot be.
    expect(Object.keys(codes).filter((code) => !code.startsWith('23514: '))).toEqual([]);
  });
});
