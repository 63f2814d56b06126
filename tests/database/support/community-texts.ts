/** Calls of the database for many inputs at once, and texts of what matters, to compare it with what pages work out. */
import { createRng } from '../../../src/lib/random.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { groups } from '../../lib/community/cases.ts';

/** Makes a function that answers what a call answers, or the code with which it refuses. */
export const installTried = (db: OpenedDb) =>
  db.query(`
    create function public.tried_in_test(p_call text, variadic p_with text[]) returns text language plpgsql as $$
    declare
      answer text;
    begin
      execute p_call into answer using p_with;
      return 'ok: ' || answer;
    exception when others then
      return sqlerrm;
    end $$`);

/** The answers of one call for many inputs, in their order. */
export async function answersOf(
  db: OpenedDb,
  call: string,
  inputs: readonly (readonly (string | null)[])[],
): Promise<string[]> {
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
    '\u00a0',
    '\u2003',
    '—',
    '。',
    '×',
    '\u{1f331}\ufe0f',
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
    'ÖRDNUNG',
    'КЛЮЧ',
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

export function textsOf(seed: string, count: number, longest: number): string[] {
  const next = createRng(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(longest) }, () => {
      const from = below(150) === 0 ? rare : pieces;
      return from[below(from.length)] ?? '';
    }).join(''),
  );
}

export const typed = [
  ...groups.body_check.cases.map(({ input }) => input.text),
  ...groups.markdown.cases.map(({ input }) => input.markdown),
  ...textsOf('texts of members', 200, 30),
];

/** The same without signs that are refused in any text. */
export const plain = typed.filter((text) => !rare.some((sign) => text.includes(sign)));
