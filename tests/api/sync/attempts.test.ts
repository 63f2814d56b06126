import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseClaim } from '@/api/attempts/claim-choices';
import { deleteServerCopy } from '@/api/attempts/device-secret';
import { attemptOutbox, forgetAttempt, keepAttempt } from '@/api/attempts/outbox';
import { clearStored, readAllStored, readStored, updateStored } from '@/integrations/local-db/open';
import { nothing } from '../../support/fake-supabase.ts';
import { createFakeServer } from '../fake-server.ts';
import { finishedAttempt } from '../sample-run.ts';
import { alice, bob, keep, keptTexts, onDevice, standInWindow } from './device.ts';

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.user,
    functions: (...args) => backend.double.functions?.(...args) ?? nothing,
    rpc: (...args) => backend.double.rpc?.(...args) ?? nothing,
    rows: (...args) => backend.double.rows?.(...args) ?? nothing,
  }),
);
const backend = createFakeServer();
standInWindow();
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  await clearStored();
  keptTexts.clear();
  backend.reset();
});

describe('a finished attempt', () => {
  it('is on the device before it is sent, and the visitor keeps a copy afterwards', async () => {
    const id = await keep();
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'waiting', owner: null, kept: true });
    expect(await onDevice(id)).toBe(true);
    expect(await attemptOutbox.send(id)).toEqual({ status: 'stored' });
    expect(backend.stored.get(id)?.owner).toBeNull();
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'sent' });
    expect(await onDevice(id)).toBe(true);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('goes to the function of visitors or to the one of accounts, by its test', async () => {
    await attemptOutbox.send(await keep());
    const { submission, result } = finishedAttempt();
    await keepAttempt({ ...submission, test_id: 'memory_check' }, result, null);
    await attemptOutbox.send(submission.id);
    expect(backend.called).toEqual(['focus-snapshot-submit', 'assessment-submit']);
  });

  it('is not sent over and over when nobody was let into it', async () => {
    backend.reply = { status: 403, code: 'not_started' };
    const id = await keep();
    expect((await attemptOutbox.send(id)).status).toBe('refused');
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(await onDevice(id)).toBe(true);
  });

  it('with choices, open answers and details is read back from the device as it was', async () => {
    const { submission, result } = finishedAttempt();
    const parts = {
      details: { age_band: '9-12' as const, child_label: 'Kim' },
      context: { school_years: 'yes', where: ['home'] },
      texts: { what_helps: 'quiet' },
      tasks: { delay_choice: { answers: ['now'] } },
    };
    await keepAttempt({ ...submission, ...parts }, result, null);
    await attemptOutbox.send(submission.id);
    expect(JSON.parse(backend.stored.get(submission.id)?.content ?? '')).toMatchObject(parts);
  });

  it('leaves the device once an account holds it', async () => {
    backend.user = alice;
    const id = await keep(alice);
    await attemptOutbox.send(id);
    expect(backend.stored.get(id)?.owner).toBe(alice);
    expect(await onDevice(id)).toBe(false);
  });

  it('waits while there is no connection and goes out with the next flush', async () => {
    backend.reply = 'offline';
    const id = await keep();
    expect(await attemptOutbox.send(id)).toMatchObject({ status: 'waiting', error: { code: 'network' } });
    expect(await attemptOutbox.flush()).toMatchObject([{ status: 'waiting' }]);
    expect(await attemptOutbox.deliveryOf(id)).toMatchObject({ status: 'waiting' });
    backend.reply = 'ok';
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.stored.has(id)).toBe(true);
    expect(await attemptOutbox.flush()).toEqual([]);
  });

  it.each([
    { status: 401, code: 'expired' },
    { status: 403, code: 'forbidden' },
    { status: 404, code: 'no_function' },
    { status: 429, code: 'rate_limited' },
    { status: 500, code: 'broken' },
    { status: 503, code: 'starting' },
  ])('waits when the server answers $status', async (reply) => {
    backend.reply = reply;
    const id = await keep();
    expect((await attemptOutbox.send(id)).status).toBe('waiting');
    backend.reply = 'ok';
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
  });

  it.each([
    { status: 400, code: 'wrong_distribution' },
    { status: 409, code: 'attempt_conflict' },
    { status: 413, code: 'body_too_large' },
    { status: 415, code: 'unsupported_media_type' },
  ])('is kept and not sent again by itself when the server refuses it with $status', async (reply) => {
    backend.reply = reply;
    const id = await keep();
    expect(await attemptOutbox.send(id)).toMatchObject({ status: 'refused', error: { detail: reply.code } });
    expect(await attemptOutbox.deliveryOf(id)).toMatchObject({ status: 'refused', kept: true });
    expect(await onDevice(id)).toBe(true);
    backend.reply = 'ok';
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(backend.received).toHaveLength(1);
    expect(await attemptOutbox.send(id)).toEqual({ status: 'stored' });
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'sent' });
  });

  it('is sent once when two places send it at the same moment', async () => {
    const id = await keep();
    const results = await Promise.all([
      attemptOutbox.send(id),
      attemptOutbox.send(id),
      attemptOutbox.flush(),
    ]);
    expect(results.flat().every(({ status }) => status === 'stored')).toBe(true);
    expect(backend.received).toEqual([id]);
  });

  it('is stored once when it is handed in twice', async () => {
    const { submission, result } = finishedAttempt();
    for (let times = 0; times < 2; times += 1) {
      await keepAttempt(submission, result, null);
      expect(await attemptOutbox.send(submission.id)).toEqual({ status: 'stored' });
    }
    expect(backend.stored.size).toBe(1);
  });

  it('tells the screens about every change', async () => {
    const heard: string[] = [];
    const stop = attemptOutbox.onChanged((id) => heard.push(id));
    const id = await keep();
    const before = heard.length;
    await attemptOutbox.send(id);
    stop();
    expect(before).toBeGreaterThan(0);
    expect(heard.length).toBeGreaterThan(before);
    expect(new Set(heard)).toEqual(new Set([id]));
  });

  it('counts a server that answers nothing as no connection', async () => {
    const id = await keep();
    backend.reply = 'hangs';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = attemptOutbox.send(id);
    await vi.waitFor(() => expect(backend.received).toEqual([id]));
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'sending' });
    vi.advanceTimersByTime(20_000);
    expect(await sending).toMatchObject({ status: 'waiting', error: { code: 'network' } });
    vi.useRealTimers();
  });

  it('of an earlier version, kept without a secret, is given one before it is sent', async () => {
    const { submission, result } = finishedAttempt();
    await updateStored('attempts', submission.id, () => result);
    await updateStored('outbox', `attempt/${submission.id}`, () => ({
      id: submission.id,
      kind: 'attempt',
      owner: null,
      payload: submission,
    }));
    backend.reply = { status: 503, code: 'starting' };
    await attemptOutbox.send(submission.id);
    backend.reply = 'ok';
    await attemptOutbox.send(submission.id);
    const secret = backend.stored.get(submission.id)?.secret;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readStored('attempts', submission.id)).toMatchObject({ device_secret: secret });
  });

  it('is deleted from the server by the device that made it', async () => {
    const id = await keep();
    await attemptOutbox.send(id);
    expect(await deleteServerCopy(id)).toBe(true);
    expect(backend.stored.has(id)).toBe(false);
    expect(await deleteServerCopy(id)).toBe(false);
  });

  it('can be deleted from the device before it was sent', async () => {
    const id = await keep();
    await forgetAttempt(id);
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(await onDevice(id)).toBe(false);
    expect(backend.received).toEqual([]);
  });

  it('is passed over when its record is broken, without holding up the others', async () => {
    await updateStored('outbox', 'broken', () => ({ submission: 7 }));
    const id = await keep();
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.received).toEqual([id]);
  });
});

describe('the owner of a waiting attempt', () => {
  it('is the only one in whose name it is sent', async () => {
    backend.reply = 'offline';
    backend.user = alice;
    const id = await keep(alice);
    await attemptOutbox.send(id);
    backend.reply = 'ok';
    for (const user of [null, bob]) {
      backend.user = user;
      expect(await attemptOutbox.flush()).toEqual([{ status: 'waiting', error: null }]);
    }
    expect(backend.stored.size).toBe(0);
    backend.user = alice;
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.stored.get(id)?.owner).toBe(alice);
  });

  it("is nobody's when a visitor made it, until whoever is signed in says yes", async () => {
    const id = await keep(null);
    backend.user = bob;
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(backend.stored.size).toBe(0);
    await chooseClaim(alice, 'add', [id]);
    expect(await attemptOutbox.flush()).toEqual([]);
    await chooseClaim(bob, 'add', [id]);
    await attemptOutbox.flush();
    expect(backend.stored.get(id)?.owner).toBe(bob);
    expect(await onDevice(id)).toBe(false);
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('still sends, from this tab, and says that nothing is kept', async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
    const fresh = await import('@/api/attempts/outbox');
    const { submission, result } = finishedAttempt();
    backend.reply = 'offline';
    expect(await fresh.keepAttempt(submission, result, null)).toBe(false);
    expect((await fresh.attemptOutbox.send(submission.id)).status).toBe('waiting');
    expect(await fresh.attemptOutbox.deliveryOf(submission.id)).toEqual({
      status: 'waiting',
      owner: null,
      kept: false,
    });
    backend.reply = 'ok';
    expect(await fresh.attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(await fresh.attemptOutbox.deliveryOf(submission.id)).toEqual({ status: 'sent' });
    const { claimVisitorAttempts: claim } = await import('@/api/attempts/claim');
    expect(await claim(alice)).toBe(0);
  });
});
