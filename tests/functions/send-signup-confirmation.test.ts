import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Delivery } from '../../supabase/functions/_shared/accounts/confirmation.ts';
import {
  type ConfirmationDeps,
  confirmationPage,
  handle,
  type NewAccount,
} from '../../supabase/functions/send-signup-confirmation/handler.ts';
import { answerOf, hostileBodies, post, refused, SITE, success } from './accounts.support.ts';

const email = 'ann@example.com';
const strong = 'Quiet-Lake-42';

/** Dependencies in memory; `state` is what the tests turn. */
function createFakes() {
  const state = {
    waiting: new Set([email]),
    account: { status: 'created', id: 'user-1', tokenHash: 'new-token' } as NewAccount,
    delivery: 'sent' as Delivery,
    /** Uses left, by name of the counter; others are never used up. */
    left: {} as Record<string, number>,
    isOpen: true,
  };
  const spent: string[] = [];
  const later: Promise<void>[] = [];
  const mails: { to: string; link: string }[] = [];
  const created: unknown[] = [];
  const audited: unknown[] = [];
  const logged: unknown[] = [];
  const deps: ConfirmationDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () => null,
    isService: async () => false,
    isWithinLimit: async ({ key, address, here }) => {
      spent.push([key, address, here ? 'here' : ''].filter(Boolean).join(' '));
      const left = state.left[key] ?? 100;
      state.left[key] = left - 1;
      return left > 0;
    },
    later: (work) => {
      later.push(work());
    },
    isSignUpOpen: async () => state.isOpen,
    renewToken: async (to) => (state.waiting.has(to) ? 'token-1' : null),
    createAccount: async (account) => {
      created.push(account);
      return state.account;
    },
    sendMail: async (to, link) => {
      if (state.delivery === 'sent') mails.push({ to, link });
      return state.delivery;
    },
    resendBuiltIn: null,
    audit: async (entry) => {
      audited.push(entry);
    },
  };
  return { state, deps, mails, created, audited, logged, spent, later };
}

let fakes: ReturnType<typeof createFakes>;
beforeEach(() => {
  fakes = createFakes();
});
/** Answer, after the work behind it is done. */
const send = async (body: unknown) => {
  const answer = await answerOf(await handle(post(body), fakes.deps));
  await Promise.all(fakes.later);
  return answer;
};

describe('a confirmation asked for again', () => {
  const body = { userEmail: ' Ann@Example.com ', userName: 'Ann', redirectTo: `${SITE}/email-confirmation` };

  it('is mailed with a link to our own page', async () => {
    expect(await send(body)).toEqual(success);
    expect(fakes.mails).toEqual([
      { to: email, link: `${SITE}/email-confirmation?token_hash=token-1&type=signup` },
    ]);
  });

  it('is answered alike when nobody waits for one, and mails nothing', async () => {
    expect(await send({ ...body, userEmail: 'nobody@example.com' })).toEqual(success);
    expect(fakes.mails).toEqual([]);
  });

  it('is refused to an address that had one within a minute', async () => {
    fakes.state.left['confirmation-resend-here'] = 0;
    expect(await send(body)).toEqual(refused(429, 'rate_limited'));
    expect(fakes.mails).toEqual([]);
  });

  it('is refused to a network that asked too often', async () => {
    fakes.state.left['confirmation-resend'] = 0;
    expect(await send(body)).toEqual(refused(429, 'rate_limited'));
  });

  it('is refused when the address had its mails of the day, from here or from anywhere', async () => {
    for (const day of ['confirmation-day-here', 'confirmation-day']) {
      fakes.state.left = { [day]: 0 };
      expect(await send(body)).toEqual(refused(429, 'rate_limited'));
    }
    expect(fakes.mails).toEqual([]);
  });

  it('counts the address together with the network that asks, so that a stranger uses up no share but their own', async () => {
    await send(body);
    expect(fakes.spent).toEqual([
      'confirmation-resend',
      `confirmation-resend-here ${email} here`,
      `confirmation-day-here ${email} here`,
      `confirmation-day ${email}`,
    ]);
  });

  it('is answered before anybody looks for an account, so that the time tells nothing', async () => {
    fakes.deps.renewToken = () => new Promise(() => {});
    expect(await answerOf(await handle(post(body), fakes.deps))).toEqual(success);
  });

  it('is answered alike when the mail could not be sent, which is noted', async () => {
    fakes.state.delivery = 'failed';
    expect(await send(body)).toEqual(success);
    fakes.deps.renewToken = () => Promise.reject(new Error('no route'));
    expect(await send(body)).toEqual(success);
    expect(fakes.logged).toHaveLength(2);
  });

  it('is left to the auth server where no mail service is set up', async () => {
    const asked: string[] = [];
    fakes.deps.resendBuiltIn = async (to, page) => {
      asked.push(`${to} ${page}`);
      return 'sent';
    };
    expect(await send(body)).toEqual(success);
    expect(asked).toEqual([`${email} ${SITE}/email-confirmation`]);
    fakes.deps.resendBuiltIn = async () => 'too-soon';
    expect(await send(body)).toEqual(success);
  });

  it.each([
    `${SITE}.elsewhere.example/email-confirmation`,
    'https://elsewhere.example/',
    'https://ann:secret@site.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    'not an address',
  ])('never leads to %s', async (redirectTo) => {
    await send({ ...body, redirectTo });
    expect(fakes.mails[0]?.link).toBe(`${SITE}/email-confirmation?token_hash=token-1&type=signup`);
  });
});

describe('the page a link leads to', () => {
  it('keeps what the address asked for carries', () => {
    const page = confirmationPage(`${SITE}/email-confirmation?sessionId=1#part`, SITE);
    expect(page.href).toBe(`${SITE}/email-confirmation?sessionId=1`);
  });

  it('is always one of this site', () => {
    const addresses = fc
      .tuple(
        fc.constantFrom('https:', 'http:', 'javascript:', 'data:', ''),
        fc.constantFrom('//', '\\\\', '/', ''),
        fc.constantFrom(
          'site.example',
          'site.example@elsewhere.example',
          'elsewhere.example',
          'site.example.',
        ),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(addresses, fc.string()), (asked) => {
        expect(confirmationPage(asked, SITE).origin).toBe(SITE);
      }),
    );
  });
});

describe('an account asked for past the limit of the auth server', () => {
  const body = {
    action: 'admin_create_user',
    userEmail: email,
    password: strong,
    redirectTo: `${SITE}/email-confirmation`,
    data: { newsletter_opt_in: true, language: 'de', terms_accepted: true },
  };

  it('is made, mailed its link and noted', async () => {
    expect(await send(body)).toEqual(success);
    expect(fakes.created).toEqual([{ email, password: strong, data: body.data }]);
    expect(fakes.mails).toEqual([
      { to: email, link: `${SITE}/email-confirmation?token_hash=new-token&type=signup` },
    ]);
    expect(fakes.audited).toEqual([{ outcome: 'created', email, id: 'user-1' }]);
  });

  it('is answered alike when the address has a confirmed account, and mails nothing', async () => {
    fakes.state.account = { status: 'confirmed' };
    expect(await send(body)).toEqual(success);
    expect(fakes.mails).toEqual([]);
    expect(fakes.audited).toEqual([{ outcome: 'confirmed', email, id: null }]);
  });

  it('is answered alike when the mail fails', async () => {
    fakes.state.delivery = 'failed';
    expect(await send(body)).toEqual(success);
    fakes.deps.sendMail = () => Promise.reject(new Error('no route'));
    expect(await send(body)).toEqual(success);
    expect(fakes.logged).not.toEqual([]);
  });

  it('is limited per address and per network', async () => {
    fakes.state.left['confirmation-create-here'] = 1;
    expect(await send(body)).toEqual(success);
    expect(await send(body)).toEqual(refused(429, 'rate_limited'));
    fakes.state.left = { 'confirmation-create': 0 };
    expect(await send({ ...body, userEmail: 'other@example.com' })).toEqual(refused(429, 'rate_limited'));
    fakes.state.left = { 'confirmation-day': 0 };
    expect(await send({ ...body, userEmail: 'other@example.com' })).toEqual(refused(429, 'rate_limited'));
    expect(fakes.created).toHaveLength(1);
  });

  it('is answered before anybody looks for an account, so that the time tells nothing', async () => {
    fakes.deps.createAccount = () => new Promise(() => {});
    expect(await answerOf(await handle(post(body), fakes.deps))).toEqual(success);
  });

  it.each(['A1', 'password', 'short1A', '', 'Password', '12345678'])(
    'is refused with the password %j',
    async (password) => {
      expect(await send({ ...body, password })).toEqual(refused(400, 'weak_password'));
      expect(fakes.created).toEqual([]);
    },
  );

  it('is refused where sign-up is closed', async () => {
    fakes.state.isOpen = false;
    expect(await send(body)).toEqual(refused(403, 'sign_up_closed'));
    expect(fakes.created).toEqual([]);
  });

  it('can never be asked for as confirmed', async () => {
    await send({ ...body, email_confirm: true, data: { ...body.data, email_confirm: true, role: 'admin' } });
    expect(fakes.created).toEqual([{ email, password: strong, data: body.data }]);
  });
});

describe('whatever is sent', () => {
  it.each([
    { userEmail: email, redirectTo: SITE },
    {
      action: 'admin_create_user',
      userEmail: email,
      password: strong,
      redirectTo: SITE,
      data: { language: 'de' },
    },
  ])('is answered with 200 or a 4xx and a code: %j', async (good) => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(good), async (body) => {
        fakes.state.left = {};
        const answer = await send(body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(answer.body.error?.code).toMatch(/^[a-z_]+$/);
        await Promise.all(fakes.later);
      }),
      { numRuns: 400 },
    );
    expect(fakes.logged).toEqual([]);
  });

  it.each([
    {},
    { userEmail: 'no address' },
    { action: 'delete_user', userEmail: email },
    { action: 'admin_create_user', userEmail: email },
    { userEmail: `${'a'.repeat(250)}@example.com` },
  ])('malformed is 400 with a code: %j', async (body) => {
    expect(await send(body)).toMatchObject(refused(400, 'invalid_body'));
    expect(fakes.mails).toEqual([]);
  });
});
