import { beforeEach, describe, expect, it } from 'vitest';
import { carriesServiceKey } from '../../supabase/functions/_shared/http/service-key.ts';
import { type EraseDeps, handle } from '../../supabase/functions/erase-accounts/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';

const KEY = 'sb_secret_test';

function createFakes() {
  const state = {
    due: ['ann', 'bob', 'cem'],
    planFails: new Set<string>(),
    forgettingFails: new Set<string>(),
    deletionFails: new Set<string>(),
    auditFails: false,
  };
  const done: string[] = [];
  const ran: string[] = [];
  const logged: unknown[] = [];
  const deps: EraseDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () => null,
    isWithinLimit: async () => true,
    isService: (request) => carriesServiceKey(request, KEY),
    beginDue: async () => state.due,
    endPlans: async (id) => {
      if (state.planFails.has(id)) throw new Error('provider is down');
      done.push(`plans of ${id}`);
    },
    forgetElsewhere: async (id) => {
      if (state.forgettingFails.has(id)) throw new Error('provider is down');
      done.push(`elsewhere ${id}`);
    },
    deleteUser: async (id) => {
      if (state.deletionFails.has(id)) throw new Error('database is down');
      done.push(id);
    },
    audit: async () => {
      if (state.auditFails) throw new Error('log full');
      done.push('noted');
    },
    ran: async (result) => {
      ran.push(result);
    },
  };
  return { state, deps, done, ran, logged };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const send = async (authorization?: string) =>
  answerOf(await handle(post({}, authorization ? { authorization } : {}), fakes.deps));

describe('erasing accounts that are due', () => {
  it('ends plans, deletes and leaves an anonymous note, account by account', async () => {
    expect(await send(`Bearer ${KEY}`)).toEqual({ status: 200, body: { erased: 3, failed: 0 } });
    expect(fakes.ran).toEqual(['3 of 3']);
    expect(fakes.done.slice(0, 4)).toEqual(['plans of ann', 'elsewhere ann', 'ann', 'noted']);
  });

  it.each([undefined, 'Bearer', 'Bearer sb_secret_tes', `Basic ${KEY}`, `Bearer ${KEY}x`])(
    'is refused without the service key: %s',
    async (authorization) => {
      expect(await send(authorization)).toEqual(refused(403, 'service_only'));
      expect(fakes.done).toEqual([]);
    },
  );

  it('keeps an account whose plan cannot be ended for the next time, and goes on with the others', async () => {
    fakes.state.planFails.add('ann');
    fakes.state.deletionFails.add('cem');
    expect(await send(`Bearer ${KEY}`)).toEqual({ status: 200, body: { erased: 1, failed: 2 } });
    expect(fakes.done).toEqual([
      'plans of bob',
      'elsewhere bob',
      'bob',
      'noted',
      'plans of cem',
      'elsewhere cem',
    ]);
    expect(fakes.logged).toHaveLength(2);
  });

  it('keeps an account that the provider still knows', async () => {
    fakes.state.forgettingFails.add('ann');
    expect(await send(`Bearer ${KEY}`)).toEqual({ status: 200, body: { erased: 2, failed: 1 } });
    expect(fakes.done).not.toContain('ann');
  });

  it('is done even when it cannot be noted', async () => {
    fakes.state.auditFails = true;
    expect(await send(`Bearer ${KEY}`)).toEqual({ status: 200, body: { erased: 3, failed: 0 } });
    expect(fakes.logged).toHaveLength(3);
  });
});
