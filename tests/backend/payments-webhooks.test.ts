import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { STRIPE_WEBHOOK_SECRET } from '../../supabase/local/payments/sandbox.ts';
import { sign } from '../../supabase/local/payments/webhooks.ts';
import { clientFor, usePayments } from './payments.support.ts';

interface Attempt {
  event: string;
  type: string;
  attempt: number;
  status: number | 'dropped';
}

describe('webhooks of the sandbox', () => {
  const payments = usePayments();
  const make = (name: string) => payments.stripe.customers.create({ name });
  const names = async (): Promise<string[]> => {
    await payments.control('settle');
    return payments.receiver.events
      .splice(0)
      .map(({ data }) => String((data.object as Stripe.Customer).name));
  };
  const attempts = async (): Promise<Attempt[]> =>
    (await (await fetch(`${payments.url}/_sandbox/deliveries`)).json()) as Attempt[];

  it('carry a signature that the official client accepts, and no other', async () => {
    await make('Ann');
    expect(await names()).toEqual(['Ann']);
    expect(payments.receiver.forged).toBe(0);
    const payload = '{"id":"evt_1","object":"event"}';
    const check = (header: string) => Stripe.webhooks.constructEvent(payload, header, STRIPE_WEBHOOK_SECRET);
    expect(check(sign(payload, STRIPE_WEBHOOK_SECRET))).toMatchObject({ id: 'evt_1' });
    expect(() => check(sign(payload, 'whsec_other'))).toThrow(/No signatures found/);
    expect(() => check(sign(`${payload} `, STRIPE_WEBHOOK_SECRET))).toThrow(/No signatures found/);
    expect(() => check(sign(payload, STRIPE_WEBHOOK_SECRET, 1000))).toThrow(/outside the tolerance zone/);
  });

  it('tell which request caused them, and can be looked up', async () => {
    const made = await payments.stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k1' });
    await payments.control('settle');
    const [event] = payments.receiver.events.splice(0);
    expect(event?.request).toEqual({ id: made.lastResponse.requestId, idempotency_key: 'k1' });
    const found = await payments.stripe.events.retrieve(String(event?.id));
    expect(found).toMatchObject({
      type: 'customer.created',
      pending_webhooks: 0,
      data: { object: { id: made.id } },
    });
    const listed = await payments.stripe.events.list({
      types: ['customer.created', 'customer.deleted'],
      created: { gte: found.created },
    });
    expect(listed.data.map(({ id }) => id)).toEqual([found.id]);
    expect((await payments.stripe.events.list({ type: 'charge.refunded' })).data).toEqual([]);
  });

  it('are tried again with growing pauses until they are taken', async () => {
    const statuses = async () =>
      (await attempts())
        .filter(({ type }) => type === 'customer.created')
        .map(({ attempt, status }) => [attempt, status]);
    const later = async (seconds: number) => {
      await payments.control('advance', { seconds });
      return statuses();
    };
    payments.receiver.answer(500);
    await make('Ann');
    expect(await names()).toEqual([]);
    // The sandbox's clock also goes on by itself, a second may begin at any time: no look is taken near the end of a pause.
    const once = [[1, 500]];
    expect(await statuses()).toEqual(once);
    const twice = [...once, [2, 500]];
    expect(await later(11)).toEqual(twice);
    expect(await later(30)).toEqual(twice);
    const thrice = [...twice, [3, 500]];
    expect(await later(31)).toEqual(thrice);
    expect(await later(300)).toEqual(thrice);
    payments.receiver.answer(200);
    expect(await later(301)).toEqual([...thrice, [4, 200]]);
    expect(await names()).toEqual(['Ann']);
  });

  it('are given up after the last attempt and can still be fetched', async () => {
    payments.receiver.answer(404);
    const made = await make('Ann');
    await payments.control('advance', { days: 3 });
    payments.receiver.answer(200);
    await payments.control('advance', { days: 3 });
    expect(await names()).toEqual([]);
    expect((await attempts()).filter(({ type }) => type === 'customer.created')).toHaveLength(6);
    const [event] = (await payments.stripe.events.list({ type: 'customer.created' })).data;
    expect(event).toMatchObject({ pending_webhooks: 1, data: { object: { id: made.id } } });
    await payments.control('resend', { event: event?.id });
    expect(await names()).toEqual(['Ann']);
  });

  it('come twice when duplicated', async () => {
    await payments.control('faults', { duplicate: 1 });
    await make('Ann');
    await make('Bob');
    await payments.control('settle');
    const ids = payments.receiver.events.map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(await names()).toEqual(['Ann', 'Ann', 'Bob']);
  });

  it('come last first when reordered', async () => {
    await payments.control('faults', { reorder: 3 });
    for (const name of ['a', 'b']) await make(name);
    expect(await names()).toEqual([]);
    for (const name of ['c', 'd']) await make(name);
    expect(await names()).toEqual(['c', 'b', 'a', 'd']);
    await payments.control('faults', { reorder: 5 });
    for (const name of ['e', 'f']) await make(name);
    await payments.control('faults', {});
    expect(await names()).toEqual(['f', 'e']);
  });

  it('come last first when reordered, also when they were made in different seconds', async () => {
    await payments.control('faults', { reorder: 3 });
    for (const name of ['a', 'b', 'c']) {
      await payments.control('advance', { seconds: 2 });
      await make(name);
    }
    expect(await names()).toEqual(['c', 'b', 'a']);
  });

  it('come late when delayed', async () => {
    await payments.control('faults', { delay: { count: 1, seconds: 300 } });
    await make('late');
    await make('punctual');
    expect(await names()).toEqual(['punctual']);
    await payments.control('advance', { minutes: 6 });
    expect(await names()).toEqual(['late']);
  });

  it('never come when dropped, though the event is there', async () => {
    await payments.control('faults', { drop: 1 });
    await make('lost');
    await make('kept');
    await payments.control('advance', { days: 2 });
    expect(await names()).toEqual(['kept']);
    expect((await payments.stripe.events.list({ type: 'customer.created' })).data).toHaveLength(2);
  });

  it('fail on the way when told to, and are tried again', async () => {
    await payments.control('faults', { fail: 2 });
    await make('Ann');
    expect(await names()).toEqual([]);
    await payments.control('advance', { minutes: 2 });
    expect(await names()).toEqual(['Ann']);
  });

  it('are not the only thing that can break: requests fail too, and nothing is done', async () => {
    await payments.control('faults', { fail_requests: 2 });
    await expect(make('Ann')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await expect(make('Ann')).rejects.toMatchObject({ statusCode: 500 });
    await make('Ann');
    expect((await payments.stripe.customers.list()).data).toHaveLength(1);
    await payments.control('faults', { fail_requests: 1 });
    const patient = clientFor(payments.url, undefined, 1);
    expect((await patient.customers.list()).data).toHaveLength(1);
  });

  it('obey tests on this machine only, who know what they ask for', async () => {
    const control = (name: string, init: RequestInit) => fetch(`${payments.url}/_sandbox/${name}`, init);
    const json = { 'content-type': 'application/json' };
    expect((await control('reset', { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await control('nothing', { method: 'POST', headers: json, body: '{}' })).status).toBe(404);
    expect((await control('faults', { method: 'POST', headers: json, body: '{"explode":1}' })).status).toBe(
      400,
    );
    expect((await control('faults', { method: 'POST', headers: json, body: 'x' })).status).toBe(400);
    expect((await control('', { method: 'GET' })).status).toBe(200);
  });
});
