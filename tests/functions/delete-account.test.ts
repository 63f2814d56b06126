import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeleteDeps, handle } from '../../supabase/functions/delete-account/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE, success } from './accounts.support.ts';

const USER = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';

function createFakes() {
  const state = { caller: USER as string | null, left: 5, auditFails: false };
  const deleted: string[] = [];
  const logged: unknown[] = [];
  const audits: number[] = [];
  const deps: DeleteDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    callerId: async () => state.caller,
    isWithinLimit: async () => state.left-- > 0,
    isPassword: async (_id, given) => given === 'right',
    deleteUser: async (id) => {
      deleted.push(id);
    },
    audit: async () => {
      if (state.auditFails) throw new Error('log full');
      audits.push(deleted.length);
    },
  };
  return { state, deps, deleted, logged, audits };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const send = async (body: unknown) => answerOf(await handle(post(body), fakes.deps));

describe('deleting an account', () => {
  it('takes the password, deletes the caller and leaves an anonymous note', async () => {
    expect(await send({ password: 'right', user_id: 'somebody-else' })).toEqual(success);
    expect(fakes.deleted).toEqual([USER]);
    expect(fakes.audits).toEqual([1]);
  });

  it('is refused with a wrong password', async () => {
    expect(await send({ password: 'wrong' })).toEqual(refused(403, 'wrong_password'));
    expect(fakes.deleted).toEqual([]);
  });

  it('is refused to nobody in particular', async () => {
    fakes.state.caller = null;
    expect(await send({ password: 'right' })).toEqual(refused(401, 'not_signed_in'));
    expect(fakes.deleted).toEqual([]);
  });

  it('is refused after too many tries, even with the right password', async () => {
    for (let n = 0; n < 5; n += 1) await send({ password: 'wrong' });
    expect(await send({ password: 'right' })).toEqual(refused(429, 'rate_limited'));
    expect(fakes.deleted).toEqual([]);
  });

  it('is done even when it cannot be noted', async () => {
    fakes.state.auditFails = true;
    expect(await send({ password: 'right' })).toEqual(success);
    expect(fakes.logged).toHaveLength(1);
  });

  it('answers whatever is sent with 200 or a 4xx and a code', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies({ password: 'right' }), async (body) => {
        fakes.state.left = 1;
        const answer = await send(body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(answer.body.error?.code).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 400 },
    );
    expect(fakes.logged).toEqual([]);
  });

  it.each([{}, { password: '' }, { password: 1 }, { password: 'x'.repeat(1001) }])(
    'answers a malformed body with 400: %j',
    async (body) => {
      expect(await send(body)).toMatchObject(refused(400, 'invalid_body'));
    },
  );
});
