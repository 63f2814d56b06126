/** What pages work out of the community while somebody writes is what the database does: same rows, same texts, same codes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHandle, handleLook, reservedAtEdges, reservedWhole } from '../../src/lib/community/handles.ts';
import { wordsKept } from '../../src/lib/community/holds.ts';
import { communityLimits } from '../../src/lib/community/limits.ts';
import { outsideLinks } from '../../src/lib/community/links.ts';
import { move } from '../../src/lib/community/move.ts';
import { hotOf } from '../../src/lib/community/ranking.ts';
import { priorityOf, reportReasons } from '../../src/lib/community/reports.ts';
import { signPairs } from '../../src/lib/community/search-query.ts';
import { communityTags } from '../../src/lib/community/tags.ts';
import { checkText, type TextKind } from '../../src/lib/community/text.ts';
import { type ActingRole, transitionRows } from '../../src/lib/community/transitions.ts';
import { createRng } from '../../src/lib/random.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { groups } from '../lib/community/cases.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
let site: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const [settings] = await db.query<{ site: string }>('select site from private.community_settings');
  site = settings?.site ?? '';
  // What a function answers, or the code with which it refuses.
  await db.query(`
    create function public.tried_in_test(p_call text, variadic p_with text[]) returns text language plpgsql as $$
    declare
      answer text;
    begin
      execute p_call into answer using p_with;
      return 'ok: ' || answer;
    exception when others then
      return sqlerrm;
    end $$`);
});
afterAll(() => db.close());

/** The answers of one call for many inputs, in their order. */
async function answers(call: string, inputs: readonly (readonly (string | null)[])[]): Promise<string[]> {
  const rows = await db.query<{ answer: string }>(
    `select public.tried_in_test($1, variadic array(select jsonb_array_elements_text(x.item))) as answer
     from jsonb_array_elements($2::jsonb) with ordinality x (item, n) order by n`,
    [call, JSON.stringify(inputs)],
  );
  return rows.map(({ answer }) => answer);
}

/** Texts made of what matters: blanks, line ends, marks, signs that are refused, pieces of links and of Markdown. */
const pieces = [
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\u3000',
    '\u0301',
    '\u0323',
    '\u200d',
    '.',
    '!',
    '*',
    '\\',
    '&',
    '(',
    ')',
  ],
  ...[
    '](',
    ']: ',
    '<',
    '>',
    '[',
    'http:a',
    'https://',
    'https://a.example',
    'http://b.example/x?y',
    '&#104;',
    '#',
  ],
  ...[
    'word',
    'Ördnung',
    'żółw',
    'ключ',
    '集中力',
    '集中',
    'カタ',
    '집중력',
    '😀',
    'e',
    'a',
    'A',
    '1',
    'team',
  ],
];
const rare = ['\u202e', '\u200b', '\u0007', '\ufeff', '\u{e0041}', '\u2066', '\ufff9'];

function textsOf(seed: string, count: number, longest: number): string[] {
  const next = createRng(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(longest) }, () => {
      const from = below(150) === 0 ? rare : pieces;
      return from[below(from.length)] ?? '';
    }).join(''),
  );
}

const typed = [
  ...groups.body_check.cases.map(({ input }) => input.text),
  ...groups.markdown.cases.map(({ input }) => input.markdown),
  ...textsOf('texts of members', 200, 30),
];

/** The same without signs that are refused in any text. */
const plain = typed.filter((text) => !rare.some((sign) => text.includes(sign)));

describe('rows', () => {
  it('of the states are the same', async () => {
    const rows = await db.query(
      'select machine, from_state as "from", action, role, to_state as "to" from private.community_transitions',
    );
    const key = (row: object) => JSON.stringify(Object.entries(row).toSorted());
    expect(rows.map(key).toSorted()).toEqual(transitionRows.map(key).toSorted());
  });

  it('of the limits are the same', async () => {
    const rows = await db.query(
      'select action, level, most, window_s as window from private.community_limits',
    );
    const own = Object.entries(communityLimits).flatMap(([action, levels]) =>
      Object.entries(levels).flatMap(([level, limits]) =>
        limits.map((limit) => ({ action, level, ...limit })),
      ),
    );
    expect(rows).toHaveLength(own.length);
    expect(rows).toEqual(expect.arrayContaining(own));
  });

  it('of the reserved names and of the tags are the same', async () => {
    const names = await db.query('select name, at_edges from private.reserved_handles');
    const own = [
      ...[...new Set(reservedAtEdges)].map((name) => ({ name, at_edges: true })),
      ...reservedWhole.map((name) => ({ name, at_edges: false })),
    ];
    expect(names).toHaveLength(own.length);
    expect(names).toEqual(expect.arrayContaining(own));
    const tags = await db.query<{ slug: string }>('select slug from public.tags');
    expect(tags.map(({ slug }) => slug).toSorted()).toEqual([...communityTags].toSorted());
  });
});

describe('a move', () => {
  it('leads to the same state or is refused on both sides', async () => {
    const roles: readonly ActingRole[] = ['author', 'staff', 'service'];
    const machines = [...new Set(transitionRows.map(({ machine }) => machine))];
    const all = machines.flatMap((machine) => {
      const rows = transitionRows.filter((row) => row.machine === machine);
      const states = [...new Set(rows.flatMap(({ from, to }) => [from, to]))];
      const actions = [...new Set(rows.map(({ action }) => action))];
      return states.flatMap((state) =>
        actions.flatMap((action) => roles.map((role) => [machine, state, action, role] as const)),
      );
    });
    const theirs = await answers('select private.next_state($1[1], $1[2], $1[3], array[$1[4]])', all);
    const own = all.map(([machine, state, action, role]) => {
      const after = move(machine, state, action, [role]);
      return [machine, state, action, role, after.ok ? `ok: ${after.value}` : after.error];
    });
    expect(all.map((asked, at) => [...asked, theirs[at]])).toEqual(own);
  });
});

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

describe('reports and lists', () => {
  it('have the same priority and the same heat', async () => {
    const priorities = await answers(
      'select private.priority_of($1[1])',
      reportReasons.map((reason) => [reason]),
    );
    expect(priorities).toEqual(reportReasons.map((reason) => `ok: ${priorityOf(reason, false)}`));
    const topics = groups.hot.cases.map(({ input }) => input);
    const heat = await answers(
      'select private.hot_of($1[1]::timestamptz, $1[2]::int, $1[3]::int, $1[4]::boolean)',
      topics.map((each) => [
        each.created_at,
        String(each.votes),
        String(each.answers),
        String(each.accepted),
      ]),
    );
    for (const [at, { created_at, ...rest }] of topics.entries())
      expect(Number(heat[at]?.slice('ok: '.length))).toBeCloseTo(
        hotOf({ ...rest, createdAt: created_at }),
        5,
      );
  });
});
