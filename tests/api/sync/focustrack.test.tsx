import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findLostRun, forgetLostRun, noteRun } from '@/api/focustrack/open-run';
import {
  type FocustrackSubmission,
  focustrackOutbox,
  keepFocustrack,
  keepFocustrackAtOnce,
  keepOpenFocustrack,
  unsentFocustrack,
} from '@/api/focustrack/outbox';
import { holdSending } from '@/api/sync/hold';
import { clearStored, readAllStored, updateStored } from '@/integrations/local-db/open';
import { simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent } from '@/lib/cognitive/simulation/respondents';
import { alice, backend, bob } from '../../features/focustrack/fake-backend.ts';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../../features/focustrack/fake-backend.ts')).fakeClientModule,
);

const completed = simulateFocustrackRun({ seed: 'kept', respondent: createRespondent('average', 'kept') });
if (!completed) throw new Error('the run did not end');
const whole = completed;

/** The run as it stands after `trials` trials; all of them without a number. */
function submission(trials?: number, id: string = crypto.randomUUID()): FocustrackSubmission {
  const consent = {
    kind: 'sixteen_self',
    accepted_at: '2026-11-20T09:00:00.000Z',
    text_version: 'reaction-1.0',
  };
  const run =
    trials === undefined
      ? whole
      : { ...whole, status: 'abandoned' as const, trials: whole.trials.slice(0, trials) };
  return { id, language: 'en', consent, run };
}

beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
  backend.reset();
  backend.state.user = alice;
});

describe('a reaction-time run', () => {
  it('is on the device before it is sent, and is gone from it once the server holds it', async () => {
    const sent = submission();
    await keepFocustrack(sent, alice);
    expect(await focustrackOutbox.deliveryOf(sent.id)).toEqual({
      status: 'waiting',
      owner: alice,
      kept: true,
    });
    expect((await unsentFocustrack(sent.id, alice))?.trials).toHaveLength(360);
    expect(await focustrackOutbox.send(sent.id)).toEqual({ status: 'stored' });
    expect(backend.state.runs.get(sent.id)?.run).toEqual(sent.run);
    expect(await focustrackOutbox.deliveryOf(sent.id)).toEqual({ status: 'sent' });
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('waits without a connection and is stored once, however often it is sent', async () => {
    backend.state.reply = 'offline';
    const sent = submission();
    await keepFocustrack(sent, alice);
    expect(await focustrackOutbox.send(sent.id)).toMatchObject({
      status: 'waiting',
      error: { code: 'network' },
    });
    backend.state.reply = 'ok';
    await Promise.all([focustrackOutbox.flush(), focustrackOutbox.flush(), focustrackOutbox.send(sent.id)]);
    expect([...backend.state.runs.keys()]).toEqual([sent.id]);
    expect(await focustrackOutbox.flush()).toEqual([]);
  });

  it("is never sent in another person's name, nor shown to them", async () => {
    const sent = submission();
    await keepFocustrack(sent, alice);
    backend.state.user = bob;
    expect(await focustrackOutbox.flush()).toEqual([{ status: 'waiting', error: null }]);
    expect(backend.state.received).toEqual([]);
    expect(await unsentFocustrack(sent.id, bob)).toBeNull();
    backend.state.user = alice;
    expect(await focustrackOutbox.flush()).toEqual([{ status: 'stored' }]);
  });

  it('that the server refuses stays readable and is not sent again by itself', async () => {
    backend.state.reply = { status: 400, code: 'list_not_from_seed' };
    const sent = submission();
    await keepFocustrack(sent, alice);
    expect((await focustrackOutbox.send(sent.id)).status).toBe('refused');
    expect(await focustrackOutbox.flush()).toEqual([]);
    expect(await focustrackOutbox.deliveryOf(sent.id)).toMatchObject({ status: 'refused', kept: true });
    expect(await unsentFocustrack(sent.id, alice)).not.toBeNull();
  });

  it('is not sent while something is being timed, and right after', async () => {
    const release = holdSending();
    await keepFocustrack(submission(), alice);
    expect(await focustrackOutbox.flush()).toEqual([]);
    release();
    expect(await focustrackOutbox.flush()).toEqual([{ status: 'stored' }]);
  });
});

describe('what was done of a run that did not end', () => {
  it('is replaced on the device by what is done later, and sent as abandoned when nothing follows', async () => {
    const { id } = submission();
    for (const trials of [60, 120]) await keepOpenFocustrack(submission(trials, id), alice);
    expect(await focustrackOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.state.received).toEqual([{ id, trials: 120, status: 'abandoned' }]);
  });

  it('gives way on the server to the whole run', async () => {
    const { id } = submission();
    await keepOpenFocustrack(submission(180, id), alice);
    await focustrackOutbox.flush();
    await keepFocustrack(submission(undefined, id), alice);
    await focustrackOutbox.flush();
    expect(backend.state.runs.get(id)?.run.status).toBe('completed');
  });

  it('that was written while the page went away is found and sent', async () => {
    const { id } = submission();
    await keepOpenFocustrack(submission(60, id), alice);
    keepFocustrackAtOnce(submission(97, id), alice);
    expect(await focustrackOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.state.runs.get(id)?.run.trials).toHaveLength(97);
    expect(window.localStorage).toHaveLength(0);
  });

  it('does not take the place of more that the device holds already', async () => {
    const { id } = submission();
    await keepFocustrack(submission(undefined, id), alice);
    keepFocustrackAtOnce(submission(97, id), alice);
    await focustrackOutbox.flush();
    expect(backend.state.received).toEqual([{ id, trials: 360, status: 'completed' }]);
  });

  it('stays when more was done while it was being sent', async () => {
    const { id } = submission();
    await keepOpenFocustrack(submission(60, id), alice);
    const sending = focustrackOutbox.send(id);
    await keepOpenFocustrack(submission(120, id), alice);
    await sending;
    expect(
      (await unsentFocustrack(id, alice))?.trials ?? backend.state.runs.get(id)?.run.trials,
    ).toHaveLength(120);
  });

  it('that cannot be read is left alone', async () => {
    await updateStored('outbox', 'focustrack/broken', () => ({
      id: 'broken',
      kind: 'focustrack',
      payload: { submission: { id: 'broken', run: {} } },
      owner: alice,
    }));
    window.localStorage.setItem('fcl.reaction.last', '{');
    expect(await focustrackOutbox.flush()).toEqual([]);
  });
});

describe('the note of a run that goes on', () => {
  it('tells its owner of a run that ended unseen, once, and nobody else', async () => {
    noteRun('run-1', alice);
    expect(await findLostRun(bob)).toBeNull();
    expect(await findLostRun(alice)).toBe('run-1');
    forgetLostRun('another');
    expect(await findLostRun(alice)).toBe('run-1');
    forgetLostRun('run-1');
    expect(await findLostRun(alice)).toBeNull();
  });

  it('says nothing while a page of this browser still runs it', async () => {
    const held = new Map<string, Promise<unknown>>();
    const locks = {
      async request(name: string, ...rest: [unknown, unknown?]) {
        const work = rest.at(-1) as (lock: unknown) => unknown;
        if (rest.length > 1 && held.has(name)) return work(null);
        const done = Promise.resolve(work({ name }));
        if (rest.length === 1)
          held.set(
            name,
            done.then(() => held.delete(name)),
          );
        return done;
      },
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    try {
      const release = noteRun('run-2', alice);
      await keepOpenFocustrack(submission(60, 'run-2'), alice);
      expect(await findLostRun(alice)).toBeNull();
      expect(await focustrackOutbox.flush()).toEqual([]);
      release();
      await held.get('fcl-reaction-run-2');
      expect(await findLostRun(alice)).toBe('run-2');
      expect(await focustrackOutbox.flush()).toEqual([{ status: 'stored' }]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
