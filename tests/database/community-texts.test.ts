/** Which texts are taken, as they are stored, and what becomes of bad input. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Arg, callAs, codeOf, emptyCommunity, join } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => emptyCommunity(db));

describe('a text', () => {
  const kept = (kind: string, level: string, text: string) =>
    db.query('select private.community_text($1, $2, $3) as text', [text, kind, level]).then(
      ([row]) => row?.text,
      (error: Error) => error.message,
    );

  it.each([
    [
      'topic',
      'new',
      'Why do I always lose my keys?  \r\n\r\n\r\n\r\nAny ideas?',
      'Why do I always lose my keys?\n\nAny ideas?',
    ],
    ['title', 'known', 'Where  is\tmy focus today', 'Where is my focus today'],
    [
      'topic',
      'known',
      'z\u0301\u0302\u0303\u0304 stacked marks in this text',
      '\u017a\u0302\u0303\u0304 stacked marks in this text',
    ],
    [
      'topic',
      'known',
      'cafe\u0301 is the place where I work best',
      'caf\u00e9 is the place where I work best',
    ],
    [
      'answer',
      'known',
      'One https://a.example and two https://b.example/x, both fine.',
      'One https://a.example and two https://b.example/x, both fine.',
    ],
    [
      'answer',
      'known',
      'https://a.example/x. https://a.example/x, https://b.example',
      'https://a.example/x. https://a.example/x, https://b.example',
    ],
    ['answer', 'new', `See ${brand.site}/faq for the answer.`, `See ${brand.site}/faq for the answer.`],
    ['comment', 'new', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['comment', 'known', 'x'.repeat(600), 'x'.repeat(600)],
    ['comment', 'known', '👍'.repeat(600), '👍'.repeat(600)],
    ['comment', 'known', '👩‍👩‍👧 yes', '👩‍👩‍👧 yes'],
  ])('of a %s by somebody %s: %j is kept', async (kind, level, text, expected) => {
    expect(await kept(kind, level, text)).toBe(expected);
  });

  it.each([
    ['topic', 'new', 'short', 'too_short'],
    ['topic', 'new', '   \n ', 'empty'],
    ['comment', 'known', 'y'.repeat(601), 'too_long'],
    ['topic', 'known', 'x'.repeat(2_000_000), 'too_long'],
    ['topic', 'known', 'Text with an override \u202egnp.exe inside it', 'bad_characters'],
    ['topic', 'known', 'Text with a zero\u200bwidth sign inside it', 'bad_characters'],
    ['topic', 'known', 'Text with a bell \u0007 that rings inside it', 'bad_characters'],
    [
      'topic',
      'known',
      'z\u0301\u0302\u0303\u0304\u0305\u0306 many stacked marks in this text',
      'bad_characters',
    ],
    ['title', 'known', 'See https://a.example now', 'too_many_links'],
    ['answer', 'new', 'Look at https://spam.example/a please, it is great.', 'too_many_links'],
    ['answer', 'new', 'Look at HTTPS://SPAM.example/a please, it is great.', 'too_many_links'],
    ['answer', 'new', 'Look at [this](https\\://spam.example/a), it is great.', 'too_many_links'],
    ['answer', 'new', 'Look at [this](&#104;ttps://spam.example), it is great.', 'too_many_links'],
    ['answer', 'new', `Look at ${brand.site}.spam.example/a please.`, 'too_many_links'],
    ['answer', 'new', `Look at ${brand.site}@spam.example/a please.`, 'too_many_links'],
    [
      'answer',
      'known',
      'https://a.example https://b.example https://c.example are three links.',
      'too_many_links',
    ],
  ])('of a %s by somebody %s: %j is refused', async (kind, level, text, code) => {
    expect(await kept(kind, level, text)).toBe(code);
  });

  it('counts links to the site of the product as none of elsewhere', async () => {
    expect(await db.query('select site from private.community_settings')).toEqual([{ site: brand.site }]);
  });

  it('of ten thousand brackets is worked through at once', async () => {
    for (const sign of ['[', '](', '\\', '<a:', '&#', '\u0301x', '> ']) {
      expect(typeof (await kept('answer', 'known', sign.repeat(9_000 / sign.length))), sign).toBe('string');
    }
  });
});

describe('bad input', () => {
  it('stores nothing and is answered with a code', async () => {
    await join(db, 'owner');
    const id = randomUUID();
    const tries: readonly (readonly [name: string, args: readonly Arg[]])[] = [
      ['ask', [id, null, null, null, null]],
      ['ask', [id, 'A title that is fine', 'A text that is long enough', 'xx', ['focus']]],
      ['ask', [id, 'A title that is fine', 'A text that is long enough', 'en', Array(2000).fill('focus')]],
      ['answer_topic', [id, null, null, null]],
      ['comment_on', [id, 'room', id, 'A comment', 'en']],
      ['comment_on', [id, null, null, null, null]],
      ['vote', ['profile', id, true]],
      ['vote', [null, null, null]],
      ['edit_topic', [null, null, null, null, null]],
      ['edit_answer', [id, null, null]],
      ['accept_answer', [null, null]],
      ['delete_post', ['profile', id, null]],
      ['detach_post', [null, null]],
      ['block_member', [id, true]],
    ];
    for (const [name, args] of tries) {
      expect(await codeOf(callAs(db, 'owner', name, ...args)), name).toMatch(/^[a-z_]+$/);
    }
    const rows = await db.query(
      'select id from public.topics union all select id from public.answers union all select id from public.comments',
    );
    expect(rows).toEqual([]);
  });
});
