import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEnd } from '@/api/training/exercise-runs';
import { dayOf } from '@/features/exercises/logged/local-time';
import type { JournalMetrics } from '@/lib/exercises/htj/score';
import type { JournalEntry } from '@/lib/exercises/own-words';
import { dayMs, hourMs, toIso } from '@/lib/time';
import { loggedHands, ownWords } from '../../support/exercises/logged-hands';
import {
  entriesOf,
  expectTold,
  found,
  hand,
  open,
  scoreOf,
  show,
  untilThere,
} from '../../support/exercises/logged-page';
import { emptyServer, server } from '../../support/exercises/training-server';

// Test files share their modules; these need their own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/api/training/exercise-runs', async (original) => ({
  ...(await original<typeof import('@/api/training/exercise-runs')>()),
  ...(await import('../../support/exercises/training-server')).runs,
}));
vi.mock(
  '@/api/training/start-facts',
  async () => (await import('../../support/exercises/training-server')).startFacts,
);
vi.mock(
  '@/api/training/own-words',
  async () => (await import('../../support/exercises/training-server')).ownRows,
);

beforeEach(() => {
  window.localStorage.clear();
  emptyServer();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the journal', () => {
  const id = 'htj';
  interface Entry {
    readonly loggedAt: number;
    readonly occurredAt: number;
    readonly day: string;
    readonly filled: readonly string[];
    readonly trigger?: string;
    readonly urge?: number;
    readonly minutesLost?: number;
    readonly kept: boolean | null;
  }
  const rowOf = (entry: object, place: number): Record<string, unknown> => {
    const { loggedAt, occurredAt, day, filled, trigger, urge, minutesLost, kept } = entry as Entry;
    const has = (field: string, value: unknown) => (filled.includes(field) ? value : null);
    const row: Record<keyof JournalEntry, unknown> = {
      id: `row-${place}`,
      logged_at: toIso(loggedAt),
      occurred_at: toIso(occurredAt),
      day,
      place: has('place', ownWords.place),
      task: has('task', ownWords.action),
      trigger_category: has('trigger', trigger),
      trigger_words: null,
      feeling: has('feeling', 5),
      urge: has('urge', urge),
      action: has('action', ownWords.want),
      minutes_lost: has('minutesLost', minutesLost),
      reply: has('reply', ownWords.reply),
      reply_kept: kept,
    };
    return row;
  };

  it('looks back on the week of its respondent, and comes to the same score', async () => {
    const meant = await entriesOf(id, { seed: 'somebody', config: { weekEnds: dayOf(Date.now()) } });
    server.rows.journal_entries = meant.map(rowOf);
    const run = await open(id);
    await untilThere('[data-action=submit]');
    while (found('[name=place]') === null) await hand.click('[data-action=reply-later]');
    await hand.click('[data-action=week]');
    await untilThere('[data-action=remove]');
    await hand.click('[data-action=submit]');
    const { score } = await expectTold(id, run);
    expect(score.score).toBe(await scoreOf(id, run, meant));
  });

  it('takes an entry, shows it in the week, and tells the run nothing but what is counted', async () => {
    const run = await open(id);
    await loggedHands[id]?.(hand, []);
    const { metrics } = await expectTold(id, run);
    const { entries, completeness } = metrics as JournalMetrics;
    expect({ entries, completeness }).toEqual({ entries: 1, completeness: 5 / 8 });
    expect(server.rows.journal_entries[0]).toMatchObject({
      ...{ place: ownWords.place, trigger_category: 'phone', minutes_lost: 20, reply: ownWords.reply },
      reply_kept: null,
    });
  });

  it('looks at the week up to the day on which it is begun, also on a page that stood open overnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await show(id);
    await untilThere('[data-action=start]');
    vi.setSystemTime(Date.now() + dayMs);
    await hand.click('[data-action=start]');
    await untilThere('[name=place]');
    expect(server.begun[0]?.config.weekEnds).toBe(dayOf(Date.now()));
  });

  it('lets an entry be taken away', async () => {
    await open(id);
    await untilThere('[name=task]');
    await hand.fill('task', ownWords.should);
    await hand.click('[data-action=submit]');
    await hand.click('[data-action=submit]');
    expect(await screen.findByText(ownWords.should)).toBeVisible();
    await hand.click('[data-action=remove]');
    await untilThere('[data-action=undo]');
    expect(server.rows.journal_entries).toEqual([]);
    expect(screen.queryByText(ownWords.should)).toBeNull();
  });

  it('refuses a time more than two days ago', async () => {
    await open(id);
    await untilThere('[name=when]');
    await hand.fill('when', '2020-05-01T10:00');
    await hand.click('[data-action=submit]');
    expect(screen.getByText('Choose a time in the last two days.')).toBeVisible();
    expect(found('[name=reply]')).toBeNull();
  });

  it('asks whether a reply was kept, and tells what sets it off from five entries on', async () => {
    const now = Date.now();
    server.rows.journal_entries = Array.from({ length: 5 }, (_, place) =>
      rowOf(
        {
          ...{ loggedAt: now, occurredAt: now - hourMs, day: dayOf(now) },
          ...{ filled: ['trigger', 'reply', 'minutesLost'], trigger: 'phone', minutesLost: 30 },
          kept: place === 0 ? null : true,
        },
        place,
      ),
    );
    await open(id);
    expect(await screen.findByRole('heading', { name: 'Did it come up again?' })).toBeVisible();
    await hand.click('[data-action=submit]');
    await hand.click('[data-action=week]');
    expect(server.rows.journal_entries[0]).toMatchObject({ reply_kept: true });
    expect(found('[data-part=triggers]')).toHaveTextContent('The phone');
    expect(found('[data-part=suggested]')).toHaveTextContent('put it in another room');
  });
});

describe('the body scan', () => {
  const id = 'body-scan';

  it('asks at six chimes, keeps what was answered, and is read where the device has no voice', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    const run = await open(id);
    await untilThere('[name=before]');
    expect(screen.getByText(/no voice of its own/)).toBeVisible();
    const meant = await entriesOf(id, run);
    await loggedHands[id]?.(hand, meant);
    const { metrics } = await expectTold(id, run);
    const answers = meant.flatMap((entry) => ('answer' in entry ? [entry.answer] : []));
    expect(metrics).toMatchObject({ completed: 1, probes: answers.length, calmBefore: 4, calmAfter: 6 });
    expect((metrics as { onTask: number | null }).onTask).toBe(
      answers.length === 0 ? null : answers.filter((answer) => answer === 'on').length / answers.length,
    );
    const [end] = server.ends as [RunEnd];
    expect(end.records.filter((entry) => (entry as { type: string }).type === 'probe')).toHaveLength(6);
  });

  it('can be ended at once, and what was done until then counts', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    const run = await open(id);
    await hand.click('[data-action=submit]');
    await untilThere('[data-part=guide]');
    await hand.pass(30_000);
    await hand.click('[data-action=stop]');
    await untilThere('[name=after]');
    await hand.click('[data-action=submit]');
    const { metrics } = await expectTold(id, run);
    expect((metrics as { completed: number }).completed).toBeCloseTo(0.05, 2);
  });

  it('takes the arrow keys for an answer', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await open(id);
    await hand.click('[data-action=submit]');
    await untilThere('[data-part=guide]');
    for (let seconds = 0; seconds < 125 && found('[data-probe]') === null; seconds += 1)
      await hand.pass(1000);
    expect(screen.getByRole('heading', { name: 'Where were you just now?' })).toBeVisible();
    await hand.key('ArrowRight');
    await untilThere('[data-part=guide]');
  });
});
