import { beforeEach, describe, expect, it } from 'vitest';
import { handle, type LeaveDeps } from '../../supabase/functions/presence-leave/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';

const token = 'head.body.sign';
const sample = { token, said: '2026-11-28T19:00:00.123456+00:00' };

let left: unknown[];
let uses: number;
let deps: LeaveDeps;
beforeEach(() => {
  left = [];
  uses = 3;
  deps = {
    siteUrl: SITE,
    log: () => {},
    newId: () => 'error-id',
    // Whom a header names, and nobody else.
    caller: async ({ headers }) =>
      headers.get('authorization') === `Bearer ${token}` ? { id: 'ann', email: null, confirmed: true } : null,
    isService: async () => false,
    isWithinLimit: async ({ key, person }) => {
      expect([key, person]).toEqual(['presence-leave', null]);
      uses -= 1;
      return uses >= 0;
    },
    leave: async (request, ...what) => {
      left.push([request.headers.get('authorization'), ...what]);
    },
  };
});
const leave = async (body: unknown) => answerOf(await handle(post(body), deps));

describe('a page that is left', () => {
  it('says so in the name of whose token it carries, up to what it said last', async () => {
    expect(await leave(sample)).toEqual({ status: 200, body: {} });
    expect(left).toEqual([[`Bearer ${token}`, 'ann', sample.said]]);
  });

  it.each<[string, object]>([
    ['of nobody', { token: 'head.body.other' }],
    ['of an API key', { token: 'sb_publishable_key' }],
    ['with another header in it', { token: `${token}\r\nx: y` }],
  ])('is not taken for anybody by a token %s', async (_name, change) => {
    expect(await leave({ ...sample, ...change })).toEqual(refused(401, 'not_signed_in'));
    expect(left).toEqual([]);
  });

  it.each<[string, object]>([
    ['without a time', { said: undefined }],
    ['at a time that is none', { said: 'now' }],
    ['with a status of its own', { status: 'online' }],
    ['with a token that is none', { token: 7 }],
    ['with a token without end', { token: 'x'.repeat(8001) }],
  ])('is refused %s', async (_name, change) => {
    expect((await leave({ ...sample, ...change })).status).toBe(400);
    expect(left).toEqual([]);
  });

  it('is counted by network', async () => {
    for (let n = 0; n < 3; n += 1) expect((await leave(sample)).status).toBe(200);
    expect(await leave(sample)).toEqual(refused(429, 'rate_limited'));
  });
});
