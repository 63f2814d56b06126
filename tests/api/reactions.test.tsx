import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdSending } from '@/api/outbox/hold';
import { findLostRun, forgetLostRun, noteRun } from '@/api/reactions/open-run';
import {
  flushReactions,
  keepOpenReaction,
  keepReaction,
  keepReactionAtOnce,
  type ReactionSubmission,
  reactionDelivery,
  sendReaction,
  unsentReaction,
} from '@/api/reactions/outbox';
import { clearStored, readAllStored, updateStored } from '@/integrations/local-db/open';
import { simulateAttentionRun } from '@/lib/cognitive/simulation/attention-run';
import { createRespondent } from '@/lib/cognitive/simulation/respondents';
import { alice, backend, bob } from '../features/focustrack/fake-backend.ts';

// Test files share their modules; this one needs its own, with the fakes in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/focustrack/fake-backend.ts')).fakeClientModule,
);

const completed = simulateAttentionRun({ seed: 'kept', respondent: createRespondent('average', 'kept') });
if (!completed) throw new Error('the run did not end');
const whole = completed;

/** The run as it stands after `trials` trials; all of them without a number. */
function submission(trials?: number, id: string = crypto.randomUUID()): ReactionSubmission {
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
    await keepReaction(sent, alice);
    expect(await reactionDelivery(sent.id)).toEqual({ status: 'waiting', owner: alice, kept: true });
    expect((await unsentReaction(sent.id, alice))?.trials).toHaveLength(360);
    expect(await sendReaction(sent.id)).toEqual({ status: 'stored' });
    expect(backend.state.runs.get(sent.id)?.run).toEqual(sent.run);
    expect(await reactionDelivery(sent.id)).toEqual({ status: 'sent' });
    expect(await readAllStored('reactions')).toEqual([]);
  });

  it('waits without a connection and is stored once, however often it is sent', async () => {
    backend.state.reply = 'offline';
    const sent = submission();
    await keepReaction(sent, alice);
    expect(await sendReaction(sent.id)).toMatchObject({ status: 'waiting', error: { code: 'network' } });
    backend.state.reply = 'ok';
    await Promise.all([flushReactions(), flushReactions(), sendReaction(sent.id)]);
    expect([...backend.state.runs.keys()]).toEqual([sent.id]);
    expect(await flushReactions()).toEqual([]);
  });

  it("is never sent in another person's name, nor shown to them", async () => {
    const sent = submission();
    await keepReaction(sent, alice);
    backend.state.user = bob;
    expect(await flushReactions()).toEqual([{ status: 'waiting', error: null }]);
    expect(backend.state.received).toEqual([]);
    expect(await unsentReaction(sent.id, bob)).toBeNull();
    backend.state.user = alice;
    expect(await flushReactions()).toEqual([{ status: 'stored' }]);
  });

  it('that the server refuses stays readable and is not sent again by itself', async () => {
    backend.state.reply = { status: 400, code: 'list_not_from_seed' };
    const sent = submission();
    await keepReaction(sent, alice);
    expect((await sendReaction(sent.id)).status).toBe('refused');
    expect(await flushReactions()).toEqual([]);
    expect(await reactionDelivery(sent.id)).toEqual({ status: 'refused', kept: true });
    expect(await unsentReaction(sent.id, alice)).not.toBeNull();
  });

  it('is not sent while something is being timed, and right after', async () => {
    const release = holdSending();
    await keepReaction(submission(), alice);
    expect(await flushReactions()).toEqual([]);
    release();
    expect(await flushReactions()).toEqual([{ status: 'stored' }]);
  });
});

describe('what was done of a run that did not end', () => {
  it('is replaced on the device by what is done later, and sent as abandoned when nothing follows', async () => {
    const { id } = submission();
    for (const trials of [60, 120]) await keepOpenReaction(submission(trials, id), alice);
    expect(await flushReactions()).toEqual([{ status: 'stored' }]);
    expect(backend.state.received).toEqual([{ id, trials: 120, status: 'abandoned' }]);
  });

  it('gives way on the server to the whole run', async () => {
    const { id } = submission();
    await keepOpenReaction(submission(180, id), alice);
    await flushReactions();
    await keepReaction(submission(undefined, id), alice);
    await flushReactions();
    expect(backend.state.runs.get(id)?.run.status).toBe('completed');
  });

  it('that was written while the page went away is found and sent', async () => {
    const { id } = submission();
    await keepOpenReaction(submission(60, id), alice);
    keepReactionAtOnce(submission(97, id), alice);
    expect(await flushReactions()).toEqual([{ status: 'stored' }]);
    expect(backend.state.runs.get(id)?.run.trials).toHaveLength(97);
    expect(window.localStorage).toHaveLength(0);
  });

  it('does not take the place of more that the device holds already', async () => {
    const { id } = submission();
    await keepReaction(submission(undefined, id), alice);
    keepReactionAtOnce(submission(97, id), alice);
    await flushReactions();
    expect(backend.state.received).toEqual([{ id, trials: 360, status: 'completed' }]);
  });

  it('stays when more was done while it was being sent', async () => {
    const { id } = submission();
    await keepOpenReaction(submission(60, id), alice);
    const sending = sendReaction(id);
    await keepOpenReaction(submission(120, id), alice);
    await sending;
    expect((await unsentReaction(id, alice))?.trials ?? backend.state.runs.get(id)?.run.trials).toHaveLength(
      120,
    );
  });

  it('that cannot be read is left alone', async () => {
    await updateStored('reactions', 'broken', () => ({
      submission: { id: 'broken', run: {} },
      owner: alice,
    }));
    window.localStorage.setItem('fcl.reaction.last', '{');
    expect(await flushReactions()).toEqual([]);
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
      await keepOpenReaction(submission(60, 'run-2'), alice);
      expect(await findLostRun(alice)).toBeNull();
      expect(await flushReactions()).toEqual([]);
      release();
      await held.get('fcl-reaction-run-2');
      expect(await findLostRun(alice)).toBe('run-2');
      expect(await flushReactions()).toEqual([{ status: 'stored' }]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
