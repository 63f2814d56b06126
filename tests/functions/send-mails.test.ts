import { beforeEach, describe, expect, it } from 'vitest';
import { carriesServiceKey } from '../../supabase/functions/_shared/http/service-key.ts';
import type { SendMailsDeps } from '../../supabase/functions/send-mails/deps.ts';
import { handle } from '../../supabase/functions/send-mails/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';

const KEY = 'sb_secret_test';

function createFakes() {
  const state = {
    due: ['one', 'two', 'three'],
    isUp: true,
    refused: new Set<string>(),
    lost: new Set<string>(),
  };
  const sent: string[] = [];
  const noted: string[] = [];
  const notTaken: string[] = [];
  const ran: string[] = [];
  const logged: unknown[] = [];
  const deps: SendMailsDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () => null,
    isWithinLimit: async () => true,
    isService: (request) => carriesServiceKey(request, KEY),
    claim: async () =>
      state.due.map((id) => ({
        id,
        async send() {
          sent.push(id);
          if (state.lost.has(id)) throw new Error('no answer for ann@example.com');
          return !state.refused.has(id);
        },
        noteRefused: async () => {
          notTaken.push(id);
        },
      })),
    look: async () => state.due.length,
    isUp: async () => state.isUp,
    noteSent: async (id) => {
      noted.push(id);
    },
    ran: async (result) => {
      ran.push(result);
    },
  };
  return { state, deps, sent, noted, notTaken, ran, logged };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const send = async (authorization: string | null = `Bearer ${KEY}`) =>
  answerOf(await handle(post({}, authorization ? { authorization } : {}), fakes.deps));

describe('sending mails that are due', () => {
  it('hands in each, notes it, and says how it went', async () => {
    expect(await send()).toEqual({ status: 200, body: { sent: 3, failed: 0 } });
    expect(fakes.noted).toEqual(['one', 'two', 'three']);
    expect(fakes.ran).toEqual(['3 of 3']);
  });

  it.each([null, 'Bearer sb_secret_tes', `Basic ${KEY}`])(
    'is refused without the service key: %s',
    async (key) => {
      expect(await send(key)).toEqual(refused(403, 'service_only'));
      expect(fakes.sent).toEqual([]);
    },
  );

  it('leaves for the next time what was not taken or whose answer was lost, and goes on', async () => {
    fakes.state.refused.add('one');
    fakes.state.lost.add('two');
    expect(await send()).toEqual({ status: 200, body: { sent: 1, failed: 2 } });
    expect(fakes.noted).toEqual(['three']);
  });

  it('notes what the service said it did not take, and of what was lost nothing', async () => {
    fakes.state.refused.add('one');
    fakes.state.lost.add('two');
    await send();
    expect(fakes.notTaken).toEqual(['one']);
  });

  it('takes nothing in hand while the service does not answer, and says so', async () => {
    fakes.state.isUp = false;
    expect(await send()).toEqual({ status: 200, body: { sent: 0, failed: 0 } });
    expect(fakes.sent).toEqual([]);
    expect(fakes.ran).toEqual(['the mail service does not answer']);
  });

  it('does not ask for the service while there is nothing to send', async () => {
    fakes.state.due = [];
    fakes.deps.isUp = () => Promise.reject(new Error('asked'));
    expect(await send()).toEqual({ status: 200, body: { sent: 0, failed: 0 } });
    expect(fakes.ran).toEqual(['0 of 0']);
  });

  it('logs that something failed, and nobody', async () => {
    fakes.state.refused.add('one');
    fakes.state.lost.add('two');
    await send();
    expect(fakes.logged).toHaveLength(2);
    expect(JSON.stringify(fakes.logged)).not.toContain('example.com');
  });

  it('takes nothing in hand where no mail service is set up, and says so', async () => {
    fakes.deps.claim = null;
    expect(await send()).toEqual({ status: 200, body: { sent: 0, failed: 0 } });
    expect(fakes.ran).toEqual(['no mail service']);
  });
});
