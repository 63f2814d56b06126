import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Delivery } from '../../supabase/functions/_shared/accounts/confirmation.ts';
import type { Refusal } from '../../supabase/functions/_shared/http/outcome.ts';
import { type AccountDeps, handle } from '../../supabase/functions/admin-account/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE } from './accounts.support.ts';

const ADMIN = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';
const USER = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a12';
const DUE = '2026-11-27T10:00:00+00:00';
const held = { user_id: USER, version: 'v1' };
const erasure = { action: 'plan_erasure', ...held, reason: 'Ticket 123 by mail', remove_posts: false };
const resend = { action: 'resend_confirmation', ...held };

function createFakes() {
  const state = {
    caller: ADMIN as string | null,
    refusal: null as Refusal | null,
    delivery: 'sent' as Delivery,
    providerFails: false,
  };
  const done: string[] = [];
  const logged: unknown[] = [];
  const said = <T>(value: T) => (state.refusal ? { refusal: state.refusal } : { value });
  const deps: AccountDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () =>
      state.caller === null ? null : { id: state.caller, email: 'ann@example.com', confirmed: true },
    isService: async () => false,
    isWithinLimit: async () => true,
    noteResent: async (actor, { user_id }) => {
      done.push(`${actor} has ${user_id} written to`);
      return said('ben@example.com');
    },
    sendConfirmation: async (email) => {
      done.push(`mail to ${email}`);
      return state.delivery;
    },
    planErasure: async (_actor, { user_id }, onlyAsks) => {
      done.push(`${user_id} ${onlyAsks ? 'may be' : 'is'} put down`);
      return said(onlyAsks ? {} : { due_at: DUE, version: 'v2' });
    },
    endPlans: async (id) => {
      if (state.providerFails) throw new Error('provider is down');
      done.push(`plans of ${id} end`);
    },
  };
  return { state, deps, done, logged };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const send = async (body: unknown) => answerOf(await handle(post(body), fakes.deps));

describe('what a master admin asks for about an account', () => {
  it('is an erasure: first it is asked whether it may be, then plans end, then the account is put down', async () => {
    expect(await send(erasure)).toEqual({ status: 200, body: { success: true, version: 'v2', due_at: DUE } });
    expect(fakes.done).toEqual([`${USER} may be put down`, `plans of ${USER} end`, `${USER} is put down`]);
  });

  it('ends no plan where the database says no, in its own words', async () => {
    fakes.state.refusal = { status: 403, code: 'not_allowed' };
    expect(await send(erasure)).toEqual(refused(403, 'not_allowed'));
    expect(fakes.done).toEqual([`${USER} may be put down`]);
  });

  it('puts nobody down while a plan cannot be ended', async () => {
    fakes.state.providerFails = true;
    expect(await send(erasure)).toEqual(refused(503, 'plans_not_ended'));
    expect(fakes.done).toEqual([`${USER} may be put down`]);
    expect(fakes.logged).toHaveLength(1);
  });

  it('is a confirmation: written down first, then sent', async () => {
    expect(await send(resend)).toEqual({ status: 200, body: { success: true, version: 'v1' } });
    expect(fakes.done).toEqual([`${ADMIN} has ${USER} written to`, 'mail to ben@example.com']);
  });

  it.each(['failed', 'too-soon'] as const)('says so when the mail is %s', async (delivery) => {
    fakes.state.delivery = delivery;
    expect(await send(resend)).toEqual(refused(503, 'mail_not_sent'));
    expect(fakes.logged).toHaveLength(1);
  });

  it('sends nothing where the database says no', async () => {
    fakes.state.refusal = { status: 409, code: 'invalid_state' };
    expect(await send(resend)).toEqual(refused(409, 'invalid_state'));
    expect(fakes.done).toEqual([`${ADMIN} has ${USER} written to`]);
  });

  it('is refused to nobody in particular', async () => {
    fakes.state.caller = null;
    expect(await send(resend)).toEqual(refused(401, 'not_signed_in'));
    expect(fakes.done).toEqual([]);
  });

  it('never fails on any body', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(erasure), async (body) => {
        const { status } = await send(body);
        expect([200, 400]).toContain(status);
      }),
    );
  });
});
