/** Whatever is sent to a server function of the team's area: it is done once or refused with a code, and what is refused reaches nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../src/lib/contracts/admin-account.ts';
import { adminPlanPrice } from '../../src/lib/contracts/admin-plan-price.ts';
import { adminReconcile } from '../../src/lib/contracts/admin-reconcile.ts';
import { adminRefund } from '../../src/lib/contracts/admin-refund.ts';
import { frameCodes } from '../../src/lib/contracts/call.ts';
import { clientErrors } from '../../src/lib/contracts/client-errors.ts';
import { operatorAlerts } from '../../src/lib/contracts/operator-alerts.ts';
import type { CallDeps } from '../../supabase/functions/_shared/http/serve-call.ts';
import { handle as account } from '../../supabase/functions/admin-account/handler.ts';
import { handle as price } from '../../supabase/functions/admin-plan-price/handler.ts';
import { handle as reconcile } from '../../supabase/functions/admin-reconcile/handler.ts';
import { handle as refund } from '../../supabase/functions/admin-refund/handler.ts';
import { handle as tellError } from '../../supabase/functions/client-errors/handler.ts';
import { handle as alerts } from '../../supabase/functions/operator-alerts/handler.ts';
import { count } from '../support/counts.ts';
import { hostileBodies, post } from './accounts.support.ts';
import { createPersonFakes, sendTo } from './billing.support.ts';

const id = '0c370000-0000-4000-8000-000000000001';
const held = { user_id: id, version: 'v1' };
const asked = {
  price: 'price_1',
  tier: 'plus',
  interval: 'year',
  amount_cents: 9900,
  trial_days: 7,
  replaces: null,
};
const money = { id, payment: id, version: 3, amount_cents: 1250, reason: 'Bought twice' };
const fault = { kind: 'boot', page: '/faq', stack: '0123456789abcdef', release: 'r1' };

type Handle = (request: Request, deps: never) => Promise<Response>;
/** Each with a body that is taken, and with what it does then. */
const functions: readonly (readonly [
  name: string,
  handle: Handle,
  good: Record<string, unknown>,
  codes: object,
  works: (work: (name: string) => (...given: unknown[]) => Promise<never>) => object,
])[] = [
  [
    'admin-account',
    account,
    { action: 'plan_erasure', ...held, reason: 'Ticket 123 by mail', remove_posts: false },
    adminAccount.codes,
    (work) => ({
      planErasure: async (_actor: string, _body: unknown, onlyAsks: boolean) => {
        if (!onlyAsks) await work('planErasure')();
        return { value: {} };
      },
      endPlans: async () => {},
      noteResent: async () => ({ value: 'ben@example.com' }),
      sendConfirmation: async () => {
        await work('sendConfirmation')();
        return 'sent';
      },
    }),
  ],
  ['admin-plan-price', price, asked, adminPlanPrice.codes, (work) => ({ offer: work('offer') })],
  [
    'admin-reconcile',
    reconcile,
    { event: 'evt_1' },
    adminReconcile.codes,
    (work) => ({ retry: work('retry') }),
  ],
  ['admin-refund', refund, money, adminRefund.codes, (work) => ({ refund: work('refund') })],
  ['client-errors', tellError, fault, clientErrors.codes, (work) => ({ note: work('note') })],
  // Started by a schedule with the key of the server, which nobody here has.
  ['operator-alerts', alerts, {}, operatorAlerts.codes, (work) => ({ facts: work('facts') })],
];

const many = count(400, 10_000);
const signs = [
  `' or true --`,
  '=1+1',
  'a\r\nBcc: c@d.example',
  'a\u202eb',
  '\ud83d',
  '\u0000',
  '<script>',
  'x'.repeat(9000),
];
const numbers = [0, -1, 0.5, 1e9, 2 ** 53, 1e308, -0, '1250', null];

/** Besides noise: a good body in which one value is what nobody means. */
const bodies = (good: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    hostileBodies(good),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(good), 'currency', 'roles'),
        fc.constantFrom(...signs, ...numbers),
      )
      .map(([key, value]) => ({ ...good, [key]: value })),
    fc.constant(good),
  );

describe.each(functions)('%s', (name, handle, good, codes, works) => {
  it('answers any body with 200 or a code, and does what it is for once or not at all', async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(bodies(good), async (body) => {
        const { fakes, deps, work } = createPersonFakes();
        const all = { ...deps, ...works(work) } as CallDeps;
        const { status, body: said } = await sendTo(handle as never, all, body);
        const code = status === 200 ? 'done' : (said.error?.code ?? '');
        seen[code] = (seen[code] ?? 0) + 1;
        expect(status).toBeLessThan(500);
        expect(code === 'done' || Object.hasOwn(codes, code) || Object.hasOwn(frameCodes, code)).toBe(true);
        expect(fakes.calls).toHaveLength(code === 'done' ? 1 : 0);
        // A refusal is no fault, and nothing of what was sent stands in the log.
        if (code !== 'done') expect(fakes.logged).toEqual([]);
      }),
      { numRuns: many },
    );
    if (name !== 'operator-alerts') expect(seen.done).toBeGreaterThan(0);
    expect(Object.keys(seen).length).toBeGreaterThan(name === 'operator-alerts' ? 0 : 1);
  }, 3_600_000);

  it('does nothing for a role that the request claims itself', async () => {
    const { fakes, deps, work } = createPersonFakes();
    fakes.caller = null;
    const claimed = {
      authorization: 'Bearer e30.eyJyb2xlIjoibWFzdGVyX2FkbWluIn0.e30',
      'x-role': 'service_role',
    };
    const response = await handle(post({ ...good, roles: ['master_admin'] }, claimed), {
      ...deps,
      ...works(work),
    } as never);
    if (name === 'client-errors') expect(response.status).toBe(400);
    else expect([401, 403]).toContain(response.status);
    expect(fakes.calls).toEqual([]);
  });
});
