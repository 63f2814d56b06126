import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimVisitorAttempts } from '@/api/attempts/claim';
import { chooseClaim } from '@/api/attempts/claim-choices';
import { attemptOutbox, attemptsToAskAbout, keepAttempt } from '@/api/attempts/outbox';
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

describe('signing in', () => {
  it("gives the visitor's attempts to the account and forgets the copies", async () => {
    const ids = [await keep(), await keep()];
    for (const id of ids) await attemptOutbox.send(id);
    backend.user = alice;
    expect(await claimVisitorAttempts(alice)).toBe(0);
    await chooseClaim(alice, 'add', ids);
    expect(await claimVisitorAttempts(alice)).toBe(2);
    expect(ids.map((id) => backend.stored.get(id)?.owner)).toEqual([alice, alice]);
    expect(await readAllStored('attempts')).toEqual([]);
    expect(await claimVisitorAttempts(alice)).toBe(0);
  });

  it('claims nothing of which this device has no secret', async () => {
    const id = await keep();
    await attemptOutbox.send(id);
    const secret = backend.stored.get(id)?.secret;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readStored('attempts', id)).toMatchObject({ device_secret: secret });
    await updateStored('attempts', id, (copy) => ({ ...(copy as object), device_secret: 'cd'.repeat(32) }));
    backend.user = alice;
    await chooseClaim(alice, 'add', [id]);
    expect(await claimVisitorAttempts(alice)).toBe(0);
    expect(backend.stored.get(id)?.owner).toBeNull();
    expect(await onDevice(id)).toBe(true);
  });

  it('keeps copies that belong to somebody else', async () => {
    const id = await keep();
    await attemptOutbox.send(id);
    await chooseClaim(alice, 'add', [id]);
    backend.stored.set(id, { owner: bob, content: backend.stored.get(id)?.content ?? '' });
    backend.user = alice;
    expect(await claimVisitorAttempts(alice)).toBe(0);
    expect(backend.stored.get(id)?.owner).toBe(bob);
    expect(await onDevice(id)).toBe(true);
  });

  it('sends what was still waiting first', async () => {
    const id = await keep();
    backend.user = alice;
    await chooseClaim(alice, 'add', [id]);
    await claimVisitorAttempts(alice);
    expect(backend.stored.get(id)?.owner).toBe(alice);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('keeps the copy when the server took them for a visitor, and claims it with the next start', async () => {
    backend.user = alice;
    backend.refusesSession = true;
    const id = await keep(alice);
    await attemptOutbox.send(id);
    expect(backend.stored.get(id)?.owner).toBeNull();
    expect(await onDevice(id)).toBe(true);
    expect(await claimVisitorAttempts(alice)).toBe(1);
    expect(backend.stored.get(id)?.owner).toBe(alice);
  });

  it('loses nothing when the connection fails in between', async () => {
    const id = await keep();
    await attemptOutbox.send(id);
    backend.user = alice;
    await chooseClaim(alice, 'add', [id]);
    backend.reply = 'offline';
    await expect(claimVisitorAttempts(alice)).rejects.toMatchObject({ code: 'network' });
    backend.reply = 'ok';
    expect(await claimVisitorAttempts(alice)).toBe(1);
    expect(backend.stored.get(id)?.owner).toBe(alice);
  });
});

describe('who is asked about results of this device', () => {
  it('is whoever is signed in, about what a visitor made here, once', async () => {
    const ids = [await keep(), await keep()];
    await attemptOutbox.send(ids[0] ?? '');
    const mine = await keep(alice);
    const asked = await attemptsToAskAbout(alice);
    expect([...asked].sort()).toEqual([...ids].sort());
    expect(asked).not.toContain(mine);
    await chooseClaim(alice, 'leave', ids);
    expect(await attemptsToAskAbout(alice)).toEqual([]);
    expect((await attemptsToAskAbout(bob)).sort()).toEqual([...ids].sort());
  });

  it('includes results about a child', async () => {
    const { submission, result } = finishedAttempt();
    const child = { ...result, test_id: 'child_focus_tracker', form: 'parent' } as typeof result;
    await keepAttempt(submission, child, null);
    expect(await attemptsToAskAbout(alice)).toEqual([submission.id]);
  });
});
