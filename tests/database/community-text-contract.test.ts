/** A text or a name that a page takes or refuses while somebody writes is taken or refused alike by the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHandle, handleLook } from '../../src/lib/community/handles.ts';
import { wordsKept } from '../../src/lib/community/holds.ts';
import { smallLetters } from '../../src/lib/community/letters.ts';
import { outsideLinks } from '../../src/lib/community/links.ts';
import { signPairs } from '../../src/lib/community/search-query.ts';
import { checkText, type TextKind } from '../../src/lib/community/text.ts';
import { createRng } from '../../src/lib/random.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { answersOf, installTried, plain, typed } from './support/community-texts.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
let site: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const [settings] = await db.query<{ site: string }>('select site from private.community_settings');
  site = settings?.site ?? '';
  await installTried(db);
});
afterAll(() => db.close());

const answers = (call: string, inputs: readonly (readonly (string | null)[])[]) =>
  answersOf(db, call, inputs);

describe('a text', () => {
  it.each([
    'title',
    'topic',
    'answer',
    'comment',
    'about',
    'note',
    'reason',
    'appeal',
    'room_title',
    'room_description',
    'room_goal',
    'room_chat',
  ] as const satisfies TextKind[])('is stored or refused alike as %s, whoever writes it', async (kind) => {
    for (const writer of ['new', 'known', 'staff'] as const) {
      const theirs = await answers(
        'select private.community_text($1[1], $1[2], $1[3])',
        typed.map((text) => [text, kind, writer]),
      );
      const own = typed.map((text) => {
        const read = checkText(text, kind, writer, site);
        return read.ok ? `ok: ${read.value}` : read.error.code;
      });
      expect(theirs).toEqual(own);
    }
  });

  it('has the same addresses outside the site', async () => {
    const texts = [
      ...plain,
      `${site} ${site}/a ${site}.evil.example ${site}:8080 ${site}@a.example ${site.toUpperCase()}?b`,
    ];
    const theirs = await answers(
      'select to_jsonb(private.outside_links($1[1]))',
      texts.map((text) => [text]),
    );
    const links = theirs.map((answer) => JSON.parse(answer.slice('ok: '.length)).toSorted());
    expect(links).toEqual(texts.map((text) => outsideLinks(text, site).toSorted()));
  });

  it('has the same small letters, also where a database knows no others', async () => {
    const letters = Array.from({ length: 0x1000 }, (_, code) => String.fromCodePoint(code + 0x41)).join('');
    const [small] = await answers('select private.small_letters($1[1])', [[letters]]);
    expect(small).toBe(`ok: ${smallLetters(letters)}`);
  });

  it('is cut into the same pairs, and keeps the same share of its words', async () => {
    const pairs = await answers(
      'select to_jsonb(private.sign_pairs($1[1]))',
      plain.map((text) => [text]),
    );
    expect(pairs.map((answer) => JSON.parse(answer.slice('ok: '.length)))).toEqual(plain.map(signPairs));
    const twos = plain.map((text, at) => [text, plain[(at + 1) % plain.length] ?? ''] as const);
    const kept = await answers('select round(private.words_kept($1[1], $1[2]), 6)', twos);
    for (const [at, [before, after]] of twos.entries())
      expect(Number(kept[at]?.slice('ok: '.length)), JSON.stringify([before, after])).toBeCloseTo(
        wordsKept(before, after),
        5,
      );
  });
});

describe('a name', () => {
  it('looks the same, and is taken or refused alike', async () => {
    const letters = [
      'a',
      'A',
      'l',
      '1',
      '0',
      'о',
      'е',
      'т',
      'ł',
      'é',
      'e\u0301',
      'Й',
      'ё',
      'ı',
      'İ',
      'ß',
      '-',
      '_',
      '集',
      'カ',
      '집',
      'ｔ',
      '.',
      'team',
      'Mod',
      'adm',
      'in',
      'support',
      '7eam',
    ];
    const next = createRng('names of members');
    const names = [
      ...[
        'Team',
        'теам',
        'Steam',
        'adm1n',
        'focus-clarity-lab',
        'аdmin',
        'l33',
        'nu11',
        'Żółw',
        'Дмитрий',
        'Админ',
        'аdмin',
        'αdmin',
        'adrnin',
        'sраrе',
        '管理员小王',
        'チーム',
        '',
      ],
      ...Array.from({ length: 600 }, () =>
        Array.from(
          { length: 1 + Math.floor(next() * 8) },
          () => letters[Math.floor(next() * letters.length)] ?? '',
        ).join(''),
      ),
    ];
    const looks = await answers(
      'select private.handle_look($1[1])',
      names.map((name) => [name]),
    );
    expect(looks).toEqual(names.map((name) => `ok: ${handleLook(name)}`));
    const theirs = await answers(
      'select private.community_handle($1[1], null, null)',
      names.map((name) => [name]),
    );
    expect(theirs).toEqual(
      names.map((name) => {
        const read = checkHandle(name);
        return read.ok ? `ok: ${read.value}` : read.error;
      }),
    );
  });
});
