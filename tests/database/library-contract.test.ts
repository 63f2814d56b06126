/** What the desk works out of a text while somebody writes is what the database does; and whatever is sent, it is kept or refused by name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryFiles } from '../../scripts/library-files.ts';
import { languageCodes } from '../../src/config/languages.ts';
import { libraryCategories, libraryKinds, libraryTiers } from '../../src/lib/library/kinds.ts';
import { outlineOf } from '../../src/lib/library/outline.ts';
import { readingMinutes } from '../../src/lib/library/reading.ts';
import { libraryRefusals } from '../../src/lib/library/refusals.ts';
import { isForgedDoi, sourceSchema } from '../../src/lib/library/sources.ts';
import { createRng, pickInt } from '../../src/lib/random.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import { makeStaff } from './support/community.ts';
import { answersOf, installTried } from './support/community-texts.ts';
import { openTestDatabase } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await installTried(db);
  await makeStaff(db, 'education_admin', 'education_admin');
});
afterAll(() => db.close());

const pieces = [
  ...[
    '# ',
    '## ',
    '### ',
    '#### ',
    '#',
    '##',
    ' ##',
    '\n',
    '\n\n',
    '    ',
    '\t',
    ' ',
    '---',
    '***',
    '===',
    '```\n',
    '~~~\n',
  ],
  ...[
    '[a](/faq)',
    '![a lamp](/content/figures/lamp.svg)',
    '![](x)',
    '[',
    '](',
    ')',
    '<b>',
    '<!--',
    '&lt;',
    '\\*',
    '*',
    '_',
    '`',
    '|',
  ],
  ...[
    'a_b',
    ' _c_ ',
    'word',
    'Two words',
    '字',
    'каша',
    '😀',
    '\u0301',
    '\u202e',
    '\u0000',
    'javascript:alert(1)',
    '> ',
    '- ',
    '1. ',
  ],
];
const rng = createRng('texts of the library');
const textOf = () =>
  Array.from({ length: pickInt(rng, 1, 40) }, () => pieces[pickInt(rng, 0, pieces.length - 1)] ?? '').join(
    '',
  );
const texts = Array.from({ length: count(300, 10_000) }, textOf);
/** What a database can hold. */
const plain = texts.map((text) => text.replaceAll('\u0000', ''));

describe('pages and the database', () => {
  it('find the same headings', async () => {
    const written = libraryFiles().texts.map(({ body }) => body);
    const all = [...plain, ...written.filter((body) => body !== '').slice(0, count(20, 1000))];
    const theirs = await answersOf(
      db,
      'select private.headings_of($1[1])',
      all.map((text) => [text]),
    );
    expect(theirs.map((said) => JSON.parse(said.slice('ok: '.length)))).toEqual(
      all.map((text) => outlineOf(text).headings),
    );
  });

  it('say the same minutes', async () => {
    const words = ['one two three ', '字', '\n\nnext ', '  '];
    const inputs = Array.from({ length: 60 }, (_, n): [string, 'en' | 'ja'] => [
      (words[n % words.length] ?? '').repeat(1 + n * 37),
      n % 2 === 0 ? 'en' : 'ja',
    ]);
    const theirs = await answersOf(db, 'select private.reading_minutes($1[1], $1[2])', inputs);
    expect(theirs).toEqual(inputs.map(([text, lang]) => `ok: ${readingMinutes(text, lang)}`));
  });

  it('take the same sources', async () => {
    const good = { title: 'A title', publisher: 'A journal', year: 2012, url: 'https://doi.org/10.1000/abc' };
    const sources = [
      good,
      ...[
        'https://example.org',
        'https://example.org/a?b=c',
        'HTTPS://EXAMPLE.org/',
        'http://example.org/',
        'ftp://a.b/',
      ].map((url) => ({ ...good, url })),
      ...[
        'https://doi.org/',
        'https://doi.org/abc',
        'https://dx.doi.org/10.1000/abc',
        'https://me@example.org/',
        'https://example/',
        'https://a.b:8080/',
        'https://a.b/"x',
      ].map((url) => ({ ...good, url })),
      ...[1899, 1900, 2099, 2012.5, '2012', null].map((year) => ({ ...good, year })),
      { ...good, title: '' },
      { ...good, title: 'x'.repeat(301) },
      { ...good, publisher: 7 },
      { ...good, authors: 'Somebody, A.' },
      { ...good, authors: '' },
      { ...good, more: 1 },
      { title: 'A title', publisher: 'A journal', year: 2012 },
    ];
    const theirs = await answersOf(
      db,
      'select private.are_sources($1[1]::jsonb)',
      sources.map((each) => [JSON.stringify([each])]),
    );
    const own = sources.map((each) => {
      const read = sourceSchema.safeParse(each);
      return `ok: ${read.success && !isForgedDoi(read.data.url) ? 'true' : 'false'}`;
    });
    expect(theirs).toEqual(own);
  });

  it('know the same kinds, plans, categories and languages', async () => {
    const checks = await db.query<{ said: string }>(
      `select pg_get_constraintdef(c.oid) as said from pg_constraint c
       where c.conrelid in ('public.articles'::regclass, 'public.article_texts'::regclass) and c.contype = 'c'`,
    );
    const said = checks.map((each) => each.said).join('\n');
    for (const list of [libraryKinds, libraryTiers, libraryCategories, languageCodes])
      expect([...list].filter((each) => !said.includes(`'${each}'::text`))).toEqual([]);
  });
});

describe('whatever is sent to the desk', () => {
  it('is kept or refused by name', async () => {
    await db.query(`
      create function public.fuzzed_in_test(p_user uuid, p_texts text[]) returns setof text language plpgsql as $$
      declare
        sent text;
        n integer := 0;
      begin
        perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true);
        foreach sent in array p_texts loop
          n := n + 1;
          begin
            perform public.create_article('0e900000-0000-4000-8000-00000000000f', 'article', 'fuzzed', 'habits');
            perform public.save_article_draft('0e900000-0000-4000-8000-00000000000f', 'en', 0, 'A title ' || left(sent, n % 9),
              'A summary that is long enough. ' || left(sent, n % 50), sent || repeat(' and more', 20),
              case when n % 3 = 0 then '[]' else '[{"title": "A title", "publisher": "A journal", "year": 2012, "url": "https://a.org"}]' end::jsonb);
            perform public.move_article('0e900000-0000-4000-8000-00000000000f', 'publish', 1);
            raise exception 'published';
          exception when others then
            return next sqlerrm;
          end;
        end loop;
      end $$`);
    const codes = await db.query<{ code: string; n: number }>(
      `select x as code, count(*)::int as n from public.fuzzed_in_test($1, array(select jsonb_array_elements_text($2::jsonb))) x group by 1`,
      [personIds.education_admin, JSON.stringify(plain)],
    );
    const known: ReadonlySet<string> = new Set([...libraryRefusals, 'published']);
    expect(codes.filter(({ code }) => !known.has(code))).toEqual([]);
    expect(codes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['published', 'incomplete', 'bad_characters']),
    );
    expect(codes.reduce((sum, { n }) => sum + n, 0)).toBe(plain.length);
  }, 3_600_000);
});
