import { beforeEach, describe, expect, it } from 'vitest';
import { operatorMail } from '../../src/lib/contact/operator-mail.ts';
import { carriesServiceKey } from '../../supabase/functions/_shared/http/service-key.ts';
import type { MailDeps } from '../../supabase/functions/_shared/mail/deliver.ts';
import { handle } from '../../supabase/functions/contact-notify/handler.ts';
import { contactSample } from '../database/support/rows/messages.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';

const KEY = 'sb_secret_test';

function createFakes() {
  const state = { due: ['one', 'two'], left: 20, refused: new Set<string>() };
  const sent: string[] = [];
  const noted: string[] = [];
  const ran: string[] = [];
  const deps: MailDeps = {
    siteUrl: SITE,
    log: () => {},
    newId: () => 'error-id',
    caller: async () => null,
    isWithinLimit: async () => {
      state.left -= 1;
      return state.left >= 0;
    },
    isService: (request) => carriesServiceKey(request, KEY),
    claim: async () =>
      state.due.map((id) => ({
        id,
        async send() {
          sent.push(id);
          return !state.refused.has(id);
        },
      })),
    noteSent: async (id) => {
      noted.push(id);
    },
    ran: async (result) => {
      ran.push(result);
    },
  };
  return { state, deps, sent, noted, ran };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
const told = { status: 200, body: {} };
const ask = async (authorization?: string, body: unknown = {}) =>
  answerOf(await handle(post(body, authorization ? { authorization } : {}), fakes.deps));

describe('telling the operator', () => {
  it('works for somebody who has just written, tells them nothing, and is no keeping of the schedule', async () => {
    expect(await ask()).toEqual(told);
    expect(fakes.noted).toEqual(['one', 'two']);
    expect(fakes.ran).toEqual([]);
  });

  it('is noted when the schedule asks, which is never too often', async () => {
    fakes.state.left = 0;
    expect(await ask(`Bearer ${KEY}`)).toEqual(told);
    expect(fakes.ran).toEqual(['2 of 2']);
  });

  it('is refused to a network that asks too often', async () => {
    fakes.state.left = 1;
    expect(await ask()).toEqual(told);
    expect(await ask('Bearer sb_secret_tes')).toEqual(refused(429, 'rate_limited'));
    expect(fakes.sent).toEqual(['one', 'two']);
  });

  it('leaves what was not taken for the next time', async () => {
    fakes.state.refused.add('one');
    expect(await ask()).toEqual(told);
    expect(fakes.noted).toEqual(['two']);
  });

  it('takes nothing in hand where no mail service is set up', async () => {
    fakes.deps.claim = null;
    expect(await ask(`Bearer ${KEY}`)).toEqual(told);
    expect(fakes.ran).toEqual(['no mail service']);
  });
});

describe('the mail to the operator', () => {
  it('names ticket, sender and message, and leads an answer to the sender', () => {
    const { content } = contactSample(1);
    expect(operatorMail(content, false)).toEqual({
      subject: expect.stringMatching(/^technical FCL-/),
      lines: [
        'From Ann Example, ann@example.com',
        'Sent 2026-11-20T10:00:00.123Z by the contact form',
        'The page of my report stays empty.',
        'What can I do?',
      ],
      replyTo: 'ann@example.com',
    });
  });

  it('says when it comes from a member of Premium', () => {
    expect(operatorMail(contactSample(1).content, true).subject).toMatch(/^Priority: technical/);
  });

  it('answers no address that could be more than one', () => {
    const { content } = contactSample(1, { email: 'a@b.example,c@d.example' });
    expect(operatorMail(content, false).replyTo).toBeNull();
  });
});
