import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeleteDeps, handle } from '../../supabase/functions/delete-account/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE } from './accounts.support.ts';

const USER = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';

const DUE = '2026-11-27T10:00:00+00:00';

function createFakes() {
  const state = { caller: USER as string | null, left: 5, providerFails: false, isLastMaster: false };
  const done: string[] = [];
  const logged: unknown[] = [];
  const deps: DeleteDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () =>
      state.caller === null ? null : { id: state.caller, email: 'ann@example.com', confirmed: true },
    isService: async () => false,
    isWithinLimit: async () => state.left-- > 0,
    isPassword: async (_id, given) => given === 'right',
    isLastMaster: async () => state.isLastMaster,
    endPlans: async (id) => {
      if (state.providerFails) throw new Error('provider is down');
      done.push(`plans of ${id} end`);
    },
    schedule: async (id) => {
      done.push(`${id} is put down`);
      return DUE;
    },
  };
  return { state, deps, done, logged };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const send = async (body: unknown) => answerOf(await handle(post(body), fakes.deps));

describe('asking for an account to be erased', () => {
  it('takes the password, lets plans end and puts the caller down, and nobody else', async () => {
    expect(await send({ password: 'right', user_id: 'somebody-else' })).toEqual({
      status: 200,
      body: { success: true, due_at: DUE },
    });
    expect(fakes.done).toEqual([`plans of ${USER} end`, `${USER} is put down`]);
  });

  it('is refused with a wrong password', async () => {
    expect(await send({ password: 'wrong' })).toEqual(refused(403, 'wrong_password'));
    expect(fakes.done).toEqual([]);
  });

  it('is refused to nobody in particular', async () => {
    fakes.state.caller = null;
    expect(await send({ password: 'right' })).toEqual(refused(401, 'not_signed_in'));
    expect(fakes.done).toEqual([]);
  });

  it('is refused after too many tries, even with the right password', async () => {
    for (let n = 0; n < 5; n += 1) await send({ password: 'wrong' });
    expect(await send({ password: 'right' })).toEqual(refused(429, 'rate_limited'));
    expect(fakes.done).toEqual([]);
  });

  it('is refused to the last master admin, whose plan goes on', async () => {
    fakes.state.isLastMaster = true;
    expect(await send({ password: 'wrong' })).toEqual(refused(403, 'wrong_password'));
    expect(await send({ password: 'right' })).toEqual(refused(409, 'last_master'));
    expect(fakes.done).toEqual([]);
  });

  it('waits for another try while a plan cannot be ended, so that none is charged on', async () => {
    fakes.state.providerFails = true;
    expect(await send({ password: 'right' })).toEqual(refused(503, 'plans_not_ended'));
    expect(fakes.done).toEqual([]);
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
