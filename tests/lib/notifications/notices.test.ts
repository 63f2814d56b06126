import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/config/paths.ts';
import { siteAddress } from '../../../src/lib/notifications/address.ts';
import { isQuiet, mayToast } from '../../../src/lib/notifications/toasts.ts';
import { casesOf } from '../community/cases.ts';

const pages = Object.values(paths);

describe('the address of a notice', () => {
  it.each(casesOf<{ url: string | null }, string | null>('action_url'))(
    'is kept or left out as the rules say: $id',
    ({ input, expected }) => {
      // Pages that the examples name and that are still to come.
      expect(siteAddress(input.url, [...pages, '/messages', '/education/:slug'])).toBe(expected);
    },
  );

  it.each(['/community-qa/1e2d', '/reports/3f0c7f6e-5d7c-4c58-9a8e-0f6d2b1c9a77#invite', '/'])(
    'leads to a page: %s',
    (url) => {
      expect(siteAddress(url, pages)).toBe(url);
    },
  );

  it.each([
    '',
    'pricing',
    '/pricing/..',
    '/./pricing',
    "/pricing?a='",
    `/pricing?${'a'.repeat(500)}`,
    '/pricing\n',
  ])('is no page of this site: %j', (url) => {
    expect(siteAddress(url, pages)).toBeNull();
  });

  it('never leads elsewhere, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('/', '//', '/\\', '/pricing', ''), (rest, begin) => {
        const url = siteAddress(begin + rest, pages);
        if (url !== null) expect(new URL(url, 'https://own.example').origin).toBe('https://own.example');
      }),
    );
  });
});

interface Events {
  user: string;
  blocked?: string[];
  muted?: string[];
  events: { op: 'add' | 'read_all'; at: string; source: string; subject: string; actor: string }[];
}

describe('an open page', () => {
  it.each(casesOf<Events, { dedupe_key: string; toasts: number }[]>('notification_dedupe'))(
    'shows a row when it is new and, happening again, not sooner than ten minutes later: $id',
    ({ input, expected }) => {
      // The rows as the database merges them, each with when it was shown.
      const rows: { key: string; madeMs: number; actors: string[]; isRead: boolean; shown: number[] }[] = [];
      for (const { op, at, source, subject, actor } of input.events) {
        const nowMs = Date.parse(at);
        if (op === 'read_all') {
          for (const row of rows) row.isRead = true;
          continue;
        }
        if (actor === input.user || input.blocked?.includes(actor) || input.muted?.includes(source)) continue;
        const key = `${source}:${subject}`;
        let row = rows.find((one) => one.key === key && !one.isRead && nowMs - one.madeMs < 86_400_000);
        if (row && source !== 'message' && row.actors.includes(actor)) continue;
        row ??= rows[rows.push({ key, madeMs: nowMs, actors: [], isRead: false, shown: [] }) - 1];
        row?.actors.push(actor);
        if (mayToast(row?.shown.at(-1) ?? null, nowMs)) row?.shown.push(nowMs);
      }
      const toasts = (list: readonly { key: string; count: number }[]) =>
        list.map(({ key, count }) => `${key} ${count}`).sort();
      expect(toasts(rows.map(({ key, shown }) => ({ key, count: shown.length })))).toEqual(
        toasts(expected.map(({ dedupe_key, toasts }) => ({ key: dedupe_key, count: toasts }))),
      );
    },
  );
});

it('somebody who asks to write, and a message where messages are read, stand in the list alone', () => {
  const message = { kind: 'message', action_url: '/messages?thread=1' } as const;
  expect(isQuiet({ ...message, kind: 'request' }, '/pricing')).toBe(true);
  expect(isQuiet(message, '/messages')).toBe(true);
  expect(isQuiet(message, '/pricing')).toBe(false);
  expect(isQuiet({ ...message, action_url: null }, '/messages')).toBe(false);
  expect(isQuiet({ kind: 'achievement', action_url: '/progress' }, '/dashboard')).toBe(true);
  expect(isQuiet({ kind: 'answer', action_url: '/community-qa' }, '/community-qa')).toBe(false);
});
