import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handle, type MailCheckDeps } from '../../supabase/functions/mail-check/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE } from './accounts.support.ts';

const email = 'ann+test@example.com';

function createFakes(change: Partial<MailCheckDeps> = {}) {
  const sent: string[] = [];
  const logged: unknown[] = [];
  const state = { left: 100 };
  const deps: MailCheckDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    isOn: true,
    caller: async () => null,
    isService: async () => false,
    isWithinLimit: async () => state.left-- > 0,
    send: async (to) => sent.push(to) > 0,
    ...change,
  };
  return { deps, sent, logged, state };
}
const ask = async (body: unknown, deps: MailCheckDeps) => answerOf(await handle(post(body), deps));

describe('the mail check', () => {
  it('says that it is there without sending anything', async () => {
    const { deps, sent } = createFakes();
    expect(await ask({}, deps)).toEqual({ status: 200, body: { outcome: 'ready' } });
    expect(sent).toEqual([]);
  });

  it('sends one mail to a test address', async () => {
    const { deps, sent } = createFakes();
    expect(await ask({ email: email.toUpperCase() }, deps)).toEqual({
      status: 200,
      body: { outcome: 'sent' },
    });
    expect(sent).toEqual([email]);
  });

  it.each([{}, { email }, { email: 'ann@example.com' }])(
    'is not there where the test switch is off, whatever is asked: %j',
    async (body) => {
      const { deps, sent } = createFakes({ isOn: false });
      expect(await ask(body, deps)).toEqual(refused(404, 'test_accounts_off'));
      expect(sent).toEqual([]);
    },
  );

  it.each(['ann@example.com', 'test@example.com', 'ann@test.com'])(
    'writes to nobody but test addresses: not to %s',
    async (other) => {
      const { deps, sent } = createFakes();
      expect(await ask({ email: other }, deps)).toEqual(refused(403, 'not_a_test_address'));
      expect(sent).toEqual([]);
    },
  );

  it('says where no mail goes out', async () => {
    expect(await ask({ email }, createFakes({ send: null }).deps)).toEqual(refused(503, 'no_mail_service'));
    const { deps } = createFakes({ send: async () => false });
    expect(await ask({ email }, deps)).toEqual(refused(502, 'mail_not_taken'));
  });

  it('is limited per network, and answers whatever is sent', async () => {
    const { deps, logged, state } = createFakes();
    await fc.assert(
      fc.asyncProperty(hostileBodies({ email }), async (body) => {
        state.left = 1;
        expect((await ask(body, deps)).status).toBeLessThan(500);
        if (state.left === 0) expect(await ask({}, deps)).toEqual(refused(429, 'rate_limited'));
      }),
      { numRuns: 200 },
    );
    expect(logged).toEqual([]);
  });
});
