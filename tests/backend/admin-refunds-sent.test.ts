/** Refunds that were asked for while the provider was down, slow or not heard: a job sends them, each once. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, useBilling } from './billing.support.ts';

interface Kept {
  state: string;
  tries: number;
  refusal: string | null;
}

describe('the job that sends refunds', () => {
  const billing = useBilling();
  const network = globalThis.fetch;
  afterEach(() => {
    vi.stubGlobal('fetch', network);
    vi.unstubAllGlobals();
  });

  /** Somebody who bought, and a refund of a part that never reached the provider. */
  async function asked(name: string, cents = 100): Promise<{ buyer: Buyer; admin: Buyer; id: string }> {
    const [buyer, admin] = [await billing.buyer(name), await billing.buyer(`${name}-admin`)];
    await billing.sql(`insert into public.admin_roles (user_id, role_type) values ($1, 'payments_admin')`, [
      admin.id,
    ]);
    await buyer.buy(['test-focustrack']);
    const [payment] = await billing.sql<{ id: string; version: number }>(
      `select p.id, p.version from private.payments p join public.orders o on o.id = p.order_id where o.user_id = $1`,
      [buyer.id],
    );
    const id = randomUUID();
    await billing.control('faults', { fail_requests: 100 });
    const answer = await admin.call('admin-refund', {
      id,
      payment: payment?.id,
      version: payment?.version,
      amount_cents: cents,
      reason: 'Asked for it',
    });
    expect(answer).toMatchObject({ status: 503 });
    await billing.control('faults', {});
    return { buyer, admin, id };
  }
  const wait = (id: string) =>
    billing.sql(
      `update public.refunds set created_at = created_at - interval '10 minutes', tried_at = tried_at - interval '10 minutes' where id = $1`,
      [id],
    );
  const kept = async (id: string) =>
    (await billing.sql<Kept>('select state, tries, refusal from public.refunds where id = $1', [id]))[0];
  const send = () => billing.job('send-refunds');
  const atProvider = async (buyer: Buyer) => {
    const [order] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where user_id = $1',
      [buyer.id],
    );
    const { data } = await billing.stripe.refunds.list({ payment_intent: order?.payment_intent_id ?? '' });
    return data.map(({ amount, metadata }) => [amount, metadata?.refund_id]);
  };
  /** What the provider answers to a new refund goes through `answer`. */
  const onRefund = (answer: (call: () => Promise<Response>) => Promise<Response>) =>
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const isRefund = init?.method === 'POST' && String(input).endsWith('/v1/refunds');
      return isRefund ? answer(() => network(input, init)) : network(input, init);
    });

  it('sends what was asked for while the provider was down, once, and the webhook settles it', async () => {
    const { buyer, id } = await asked('down');
    // Somebody may still be sending it.
    expect(await send()).toEqual({ status: 200, body: { sent: 0, refused: 0, failed: 0 } });
    await wait(id);
    expect(await send()).toEqual({ status: 200, body: { sent: 1, refused: 0, failed: 0 } });
    expect(await send()).toMatchObject({ body: { sent: 0 } });
    await billing.settle();
    expect(await kept(id)).toEqual({ state: 'succeeded', tries: 1, refusal: null });
    expect(await atProvider(buyer)).toEqual([[100, id]]);
    const entries = await billing.sql(
      `select actor_id, action, detail ->> 'amount_cents' as cents from public.admin_audit_log
       where detail ->> 'refund' = $1 order by id`,
      [id],
    );
    expect(entries).toMatchObject([
      { action: 'payment.refund_requested', cents: '100' },
      { actor_id: null, action: 'payment.refund_sent_again', cents: '100' },
    ]);
    const [job] = await billing.sql(
      `select last_result from private.scheduled_jobs where name = 'send-refunds'`,
    );
    expect(job).toEqual({ last_result: '0 sent, 0 refused, 0 failed' });
  });

  it('stops at the first one while the provider stays down, and tries it again later', async () => {
    const [{ id: one }, { id: other }] = [await asked('still-down'), await asked('behind')];
    await wait(one);
    await wait(other);
    await billing.control('faults', { fail_requests: 1000 });
    expect(await send()).toMatchObject({ body: { sent: 0, failed: 1 } });
    await billing.control('faults', {});
    expect(await send()).toMatchObject({ body: { sent: 1, failed: 0 } });
    await billing.settle();
    expect([await kept(one), await kept(other)]).toMatchObject([
      { state: 'requested', tries: 1 },
      { state: 'succeeded', tries: 1 },
    ]);
    await wait(one);
    expect(await send()).toMatchObject({ body: { sent: 1 } });
    await billing.settle();
    expect(await kept(one)).toMatchObject({ state: 'succeeded', tries: 2 });
  });

  it('makes one refund where answers get lost, run after run, and the provider has forgotten the key', async () => {
    const { buyer, id } = await asked('unheard');
    await wait(id);
    await billing.control('faults', { drop: 1000 });
    onRefund(async (call) => {
      await call();
      throw new TypeError('fetch failed');
    });
    expect(await send()).toMatchObject({ body: { sent: 0, failed: 1 } });
    vi.stubGlobal('fetch', network);
    await billing.control('faults', { drop: 1000 });
    await billing.control('advance', { days: 2 });
    await wait(id);
    expect(await send()).toMatchObject({ body: { sent: 1, failed: 0 } });
    expect(await atProvider(buyer)).toEqual([[100, id]]);
    await billing.control('faults', {});
    // The webhooks were lost, too.
    await billing.reconcile();
    expect(await kept(id)).toMatchObject({ state: 'succeeded' });
    await wait(id);
    expect(await send()).toMatchObject({ body: { sent: 0, failed: 0 } });
  });

  it('leaves one that is being sent to whoever sends it, however slow the provider is', async () => {
    const { buyer, id } = await asked('slow');
    await wait(id);
    let go = () => {};
    const mayGo = new Promise<void>((resolve) => {
      go = resolve;
    });
    let first: ReturnType<typeof send> | undefined;
    await new Promise<void>((arrived) => {
      onRefund(async (call) => {
        arrived();
        await mayGo;
        return call();
      });
      first = send();
    });
    expect(await send()).toEqual({ status: 200, body: { sent: 0, refused: 0, failed: 0 } });
    go();
    expect(await first).toMatchObject({ body: { sent: 1 } });
    await billing.settle();
    expect(await atProvider(buyer)).toEqual([[100, id]]);
  });

  it('gives up what the provider refuses, so that another may be asked for', async () => {
    const { buyer, admin, id } = await asked('disputed');
    const [order] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where user_id = $1',
      [buyer.id],
    );
    await billing.control('faults', { drop: 1000 });
    await billing.control('dispute', { payment_intent: order?.payment_intent_id });
    await wait(id);
    expect(await send()).toEqual({ status: 200, body: { sent: 0, refused: 1, failed: 0 } });
    await billing.control('faults', {});
    expect(await kept(id)).toEqual({ state: 'refused', tries: 1, refusal: 'refund_refused' });
    const actions = await billing.sql<{ action: string; actor_id: string | null }>(
      `select action, actor_id from public.admin_audit_log where detail ->> 'refund' = $1 order by id`,
      [id],
    );
    expect(actions.at(-1)).toEqual({ action: 'payment.refund_refused', actor_id: admin.id });
  });

  it('settles one by what the provider answers where the buyer erased the account, and another may be asked for', async () => {
    const { buyer, admin, id } = await asked('erased');
    const [order] = await billing.sql<{ id: string }>('select id from public.orders where user_id = $1', [
      buyer.id,
    ]);
    await billing.sql('delete from auth.users where id = $1', [buyer.id]);
    await wait(id);
    expect(await send()).toEqual({ status: 200, body: { sent: 1, refused: 0, failed: 0 } });
    expect(await kept(id)).toEqual({ state: 'succeeded', tries: 1, refusal: null });
    const payment = async () =>
      (
        await billing.sql<{ id: string; version: number; state: string; refunded_cents: number }>(
          'select id, version, state, refunded_cents from private.payments where order_id = $1',
          [order?.id],
        )
      )[0];
    const left = await payment();
    expect(left).toMatchObject({ state: 'partly_refunded', refunded_cents: 100 });
    await wait(id);
    expect(await send()).toMatchObject({ body: { sent: 0 } });
    const next = { id: randomUUID(), payment: left?.id, version: left?.version, amount_cents: 50 };
    expect(await admin.call('admin-refund', { ...next, reason: 'The rest' })).toMatchObject({ status: 200 });
    expect(await payment()).toMatchObject({ refunded_cents: 150 });
  });

  it('is started by the server alone', async () => {
    const { admin } = await asked('others');
    expect(await admin.call('send-refunds')).toMatchObject({
      status: 401,
      body: { error: { code: 'not_service' } },
    });
    const { error } = await admin.client.rpc('claim_refund');
    expect(error?.code).toBe('42501');
  });
});
