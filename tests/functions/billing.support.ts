/** What the tests of functions that somebody signed in calls about their money share. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reply } from '../../supabase/functions/_shared/http/outcome.ts';
import type { CallDeps } from '../../supabase/functions/_shared/http/serve-call.ts';
import { hostileBodies, post, SITE } from './accounts.support.ts';

export const USER = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';

export interface PersonFakes {
  caller: { id: string; email: string | null; confirmed: boolean } | null;
  left: number;
  /** Counters that are used up. */
  usedUp: string[];
  /** Thrown by the work itself. */
  failure: Error | null;
  calls: unknown[][];
  logged: unknown[];
}

export const providerError = (type: string, more: object = {}): Error =>
  Object.assign(new Error(`${type} for ann@example.com with sk_test_123456789`), { type, ...more });

export function createPersonFakes() {
  const fakes: PersonFakes = {
    caller: { id: USER, email: 'ann@example.com', confirmed: true },
    left: 100,
    usedUp: [],
    failure: null,
    calls: [],
    logged: [],
  };
  const deps: CallDeps = {
    siteUrl: SITE,
    log: (entry) => fakes.logged.push(entry),
    newId: () => 'error-id',
    caller: async () => fakes.caller,
    isService: async () => false,
    isWithinLimit: async ({ key }) => !fakes.usedUp.includes(key) && fakes.left-- > 0,
  };
  const work =
    (name: string) =>
    async (...given: unknown[]): Promise<never> => {
      if (fakes.failure) throw fakes.failure;
      fakes.calls.push([name, ...given]);
      // An answer of no contract: what matters is that it gets through.
      return reply({ done: true }) as never;
    };
  return { fakes, deps, work };
}

interface Answer {
  status: number;
  body: { done?: boolean; error?: { code: string } };
}

export async function sendTo<Deps>(
  handle: (request: Request, deps: Deps) => Promise<Response>,
  deps: Deps,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await handle(post(body, headers), deps);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The rules that hold for every one of these functions. */
export function itGuardsItsPerson(
  setUp: () => { fakes: PersonFakes; send(body: unknown): Promise<Answer> },
  good: Record<string, unknown>,
): void {
  it('works for nobody who is not signed in', async () => {
    const { fakes, send } = setUp();
    fakes.caller = null;
    expect(await send(good)).toEqual({ status: 401, body: { error: { code: 'not_signed_in' } } });
    expect(fakes.calls).toEqual([]);
  });

  it('stops somebody who asks too often', async () => {
    const { fakes, send } = setUp();
    fakes.left = 0;
    expect(await send(good)).toEqual({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(fakes.calls).toEqual([]);
  });

  it.each(['StripeConnectionError', 'StripeAPIError', 'StripeAuthenticationError', 'StripeRateLimitError'])(
    'says that payments are unavailable on a %s, and logs neither key nor address',
    async (type) => {
      const { fakes, send } = setUp();
      fakes.failure = providerError(type);
      expect(await send(good)).toEqual({ status: 503, body: { error: { code: 'payments_unavailable' } } });
      expect(fakes.logged).toHaveLength(1);
      expect(JSON.stringify(fakes.logged)).not.toMatch(/sk_test|ann@/);
    },
  );

  it('answers whatever is sent with 200 or a 4xx and a code', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(good), async (body) => {
        const { fakes, send } = setUp();
        const answer = await send(body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(answer.body.error?.code).toMatch(/^[a-z_]+$/);
        expect(fakes.logged).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
}
