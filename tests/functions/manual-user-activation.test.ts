import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTestPlace } from '../../supabase/functions/_shared/http/test-place.ts';
import { type ActivationDeps, handle } from '../../supabase/functions/manual-user-activation/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE, success } from './accounts.support.ts';

const body = { action: 'confirm-by-email', email: 'ann+test@example.com' };

function createFakes(isOn = true, left = 100) {
  const confirmed: string[] = [];
  const logged: unknown[] = [];
  const state = { left };
  const deps: ActivationDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    isOn,
    caller: async () => null,
    isService: async () => false,
    isWithinLimit: async () => state.left-- > 0,
    confirm: async (email) => {
      confirmed.push(email);
    },
  };
  return { deps, confirmed, logged, state };
}

describe('the test switch', () => {
  it.each([
    [{ TEST_ACCOUNTS: 'on', ENVIRONMENT: 'development' }, true],
    [{ TEST_ACCOUNTS: 'on', ENVIRONMENT: 'test' }, true],
    [{ TEST_ACCOUNTS: 'on', ENVIRONMENT: 'production' }, false],
    [{ TEST_ACCOUNTS: 'on', ENVIRONMENT: ' Production ' }, false],
    [{ TEST_ACCOUNTS: 'on', ENVIRONMENT: '' }, false],
    [{ TEST_ACCOUNTS: 'on' }, false],
    [{ TEST_ACCOUNTS: 'off', ENVIRONMENT: 'development' }, false],
    [{ ENVIRONMENT: 'development' }, false],
    [{}, false],
  ] as [Record<string, string>, boolean][])('%j: %s', (settings, isOn) => {
    expect(isTestPlace((name) => settings[name])).toBe(isOn);
  });
});

describe('a test address', () => {
  it.each(['ann+test@example.com', 'ann.test@example.com', 'ANN+TEST@example.com'])(
    '%s is confirmed where the switch is on',
    async (email) => {
      const { deps, confirmed } = createFakes();
      expect(await answerOf(await handle(post({ ...body, email }), deps))).toEqual(success);
      expect(confirmed).toEqual([email.toLowerCase()]);
    },
  );

  it('is refused where the switch is off', async () => {
    const { deps, confirmed } = createFakes(false);
    expect(await answerOf(await handle(post(body), deps))).toEqual(refused(404, 'test_accounts_off'));
    expect(confirmed).toEqual([]);
  });

  it.each([
    'ann@example.com',
    'ann@test.com',
    'test@example.com',
    'ann+testing@example.com',
    'x@y+test@z.de',
  ])('%s is none', async (email) => {
    const { deps, confirmed } = createFakes();
    const answer = await answerOf(await handle(post({ ...body, email }), deps));
    expect([403, 400]).toContain(answer.status);
    expect(confirmed).toEqual([]);
  });

  it('is limited per network', async () => {
    const { deps } = createFakes(true, 1);
    expect(await answerOf(await handle(post(body), deps))).toEqual(success);
    expect(await answerOf(await handle(post(body), deps))).toEqual(refused(429, 'rate_limited'));
  });
});

describe('whatever is sent', () => {
  it('is answered with 200 or a 4xx and a code', async () => {
    const { deps, logged, state } = createFakes();
    await fc.assert(
      fc.asyncProperty(hostileBodies(body), async (sent) => {
        state.left = 1;
        const answer = await answerOf(await handle(post(sent), deps));
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(answer.body.error?.code).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 400 },
    );
    expect(logged).toEqual([]);
  });

  it.each([{}, { email: body.email }, { action: 'confirm', email: body.email }, { action: body.action }])(
    'malformed is 400: %j',
    async (sent) => {
      const { deps } = createFakes();
      expect(await answerOf(await handle(post(sent), deps))).toMatchObject(refused(400, 'invalid_body'));
    },
  );
});
