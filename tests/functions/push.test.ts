import { describe, expect, it } from 'vitest';
import { pushData, testPush } from '../../src/lib/reminders/message.ts';
import type { ClaimedDelivery, Outgoing } from '../../src/lib/reminders/sending.ts';
import { createSendPush } from '../../supabase/functions/_shared/push/send.ts';
import { handle, type PushTestDeps } from '../../supabase/functions/push-test/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';
import { type PushCall, testDevice, testPushService } from './reminders.support.ts';

const delivery: ClaimedDelivery = {
  id: '0e610000-0000-4000-8000-000000000001',
  reminder_id: '0e600000-0000-4000-8000-000000000001',
  occurrence: '2026-12-01T08:00:00',
  channel: 'push',
  due_at: '2026-12-01T07:00:00Z',
  deliver_at: '2026-12-01T07:00:00Z',
  tries: 1,
  bundle_id: null,
  title: 'Call the doctor',
  note: '',
  link: '/training-hub',
  valid_for_min: 120,
  channels: ['in_app', 'push'],
  tz: 'Europe/Berlin',
  live: true,
  newer: false,
};
const one: Outgoing = {
  id: delivery.id,
  kind: 'one',
  channel: 'push',
  deliveries: [delivery],
  isLate: false,
  untilMs: Date.parse('2026-12-01T09:00:00Z'),
};
const message = (details: boolean) => ({
  data: pushData(one, { language: 'de', details }, 'ab'.repeat(16)),
  ttlSeconds: 7200,
  topic: 'a'.repeat(32),
});
const taken = () => new Response(null, { status: 201 });

describe('a message to a device', () => {
  it('is read by that device alone, in the words of its person, and holds their own only where they allowed it', async () => {
    const service = await testPushService(taken);
    const push = createSendPush(service.get, service.send);
    const device = testDevice('one');
    expect(await push?.(device, message(false))).toEqual({ kind: 'sent' });
    expect(await push?.(device, message(true))).toEqual({ kind: 'sent' });
    const [closed, open] = service.calls as [PushCall, PushCall];
    expect(device.read(closed.body)).toEqual({
      v: 1,
      id: delivery.id,
      kind: 'reminder',
      title: 'Erinnerung von Focus Clarity Lab',
      body: '',
      time: '08:00',
      route: '/training-hub',
      token: 'ab'.repeat(16),
      labels: { done: 'Erledigt', snooze: 'In 10 Minuten' },
    });
    expect(device.read(open.body)).toMatchObject({ title: 'Call the doctor' });
    expect(() => testDevice('other').read(closed.body)).toThrow();
  });

  it('is signed for the service, kept for as long as it is of use, and follows no redirect', async () => {
    const service = await testPushService(taken);
    await createSendPush(service.get, service.send)?.(testDevice('one'), message(false));
    const [{ headers, redirect, url }] = service.calls as [PushCall];
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: new URL(url).origin, sub: expect.stringMatching(/^mailto:/) });
    expect(key).toBe(service.get('VAPID_PUBLIC_KEY'));
    expect(Object.fromEntries(headers)).toMatchObject({
      ttl: '7200',
      urgency: 'normal',
      topic: 'a'.repeat(32),
      'content-encoding': 'aes128gcm',
    });
    expect(redirect).toBe('manual');
  });

  it.each([
    [201, {}, { kind: 'sent' }],
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [413, {}, { kind: 'refused' }],
    [403, {}, { kind: 'refused' }],
    [307, { location: 'http://127.0.0.1/' }, { kind: 'refused' }],
    [429, { 'retry-after': '120' }, { kind: 'later', waitMs: 120_000 }],
    [503, {}, { kind: 'later', waitMs: null }],
  ] as const)('that is answered by %s', async (status, headers, outcome) => {
    const service = await testPushService(() => new Response(null, { status, headers }));
    expect(await createSendPush(service.get, service.send)?.(testDevice('one'), message(false))).toEqual(
      outcome,
    );
  });

  it('goes nowhere but to services of browsers, and nowhere without keys', async () => {
    const service = await testPushService(taken);
    const push = createSendPush(service.get, service.send);
    const elsewhere = { ...testDevice('one'), endpoint: 'https://169.254.169.254/latest' };
    expect(await push?.(elsewhere, message(false))).toEqual({ kind: 'gone' });
    expect(service.calls).toEqual([]);
    expect(createSendPush(() => undefined)).toBeNull();
  });

  it('waits where a service cannot be reached', async () => {
    const service = await testPushService(() => {
      throw new TypeError('fetch failed');
    });
    const push = createSendPush(service.get, service.send);
    expect(await push?.(testDevice('one'), message(false))).toEqual({ kind: 'later', waitMs: null });
  });
});

describe('a test of a device', () => {
  const device = '0e620000-0000-4000-8000-000000000001';
  const noted: unknown[] = [];
  const deps = (more: Partial<PushTestDeps> = {}): PushTestDeps => ({
    siteUrl: SITE,
    log: () => {},
    newId: () => 'id',
    caller: async () => ({ id: 'me', email: null, confirmed: true }),
    isService: async () => false,
    isWithinLimit: async () => true,
    push: async () => ({ kind: 'sent' }),
    device: async (person, id) =>
      person === 'me' && id === device ? { ...testDevice(id), language: 'en' } : null,
    notePush: async (...lists) => {
      noted.push(lists);
    },
    ...more,
  });
  const ask = async (more: Partial<PushTestDeps> = {}, id = device) =>
    answerOf(await handle(post({ device: id }), deps(more)));

  it('reaches it, and says so where it does not', async () => {
    expect(await ask()).toEqual({ status: 200, body: {} });
    expect(await ask({ push: async () => ({ kind: 'gone' }) })).toEqual(refused(410, 'device_gone'));
    expect(await ask({ push: async () => ({ kind: 'refused' }) })).toEqual(refused(502, 'not_taken'));
    expect(await ask({ push: null })).toEqual(refused(503, 'no_push'));
    expect(noted).toEqual([
      [[], [device], []],
      [[device], [], []],
      [[], [], [device]],
    ]);
  });

  it('is for devices of the caller', async () => {
    expect(await ask({}, '0e620000-0000-4000-8000-000000000009')).toEqual(refused(404, 'not_found'));
    expect(testPush('xx').body).toBe('This is a test. Reminders reach this device.');
  });
});
