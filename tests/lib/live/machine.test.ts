import { backoff } from '@lib/live/backoff';
import { step, wakeAt } from '@lib/live/machine';
import { type LiveRow, shownRows } from '@lib/live/rows';
import { begun, type LiveEffect, type LiveEvent, type LiveRules } from '@lib/live/state';
import { expect, test } from 'vitest';

const second = 1000;
const rules: LiveRules = { pollMs: 60 * second, marksChanges: true };

const row = (id: string, at: number, more: Partial<LiveRow<string>> = {}): LiveRow<string> => ({
  id,
  at,
  mark: at,
  version: 1,
  clientId: null,
  isGone: false,
  row: id,
  ...more,
});

/** A list somebody watches, at second 1000; dice always fall in the middle. */
function watched(given: LiveRules = rules) {
  let state = begun<string>();
  let now = 1000 * second;
  const tell = (event: LiveEvent<string>): string[] => {
    const next = step(state, event, given, { now, random: 0.5 });
    state = next.state;
    return next.effects.filter(({ kind }) => kind !== 'paint').map(named);
  };
  const named = (effect: LiveEffect): string => {
    if (effect.kind === 'read')
      return `read ${effect.n} ${effect.since === null ? 'page' : effect.since / second}`;
    return effect.kind === 'post' ? `post ${effect.clientId}` : effect.kind;
  };
  return {
    tell,
    /** Seconds pass, with a tick wherever one is due. */
    pass(seconds: number): string[] {
      const until = now + seconds * second;
      const done: string[] = [];
      for (let wake = wakeAt(state); wake !== null && wake <= until; wake = wakeAt(state)) {
        now = Math.max(now, wake);
        done.push(...tell({ kind: 'tick' }));
      }
      now = until;
      return done;
    },
    read: (n: number, rows: LiveRow<string>[], hasMore = false) => tell({ kind: 'read', n, rows, hasMore }),
    heard: (one: LiveRow<string>) => tell({ kind: 'heard', row: one }),
    get shown() {
      return shownRows(state.rows).map((one) => one.row);
    },
    get sent() {
      return [...state.sent.values()].map((one) => `${one.clientId} ${one.state}`);
    },
    get isOff() {
      return state.isOff;
    },
  };
}

/** One whose line stands and whose first page is read. */
function joined(rows = [row('a', 990 * second)], given = rules) {
  const list = watched(given);
  list.tell({ kind: 'begin', isVisible: true });
  list.tell({ kind: 'joined' });
  list.read(1, rows);
  return list;
}

test('it subscribes first and reads then, and what is heard between belongs to the list', () => {
  const list = watched();
  expect(list.tell({ kind: 'begin', isVisible: true })).toEqual(['join']);
  expect(list.tell({ kind: 'joined' })).toEqual(['read 1 page']);
  list.heard(row('heard', 1000 * second));
  list.read(1, [row('read', 990 * second)]);
  expect(list.shown).toEqual(['heard', 'read']);
});

test('a lost line is tried again after 1, 2, 4, 8, 15 and 30 seconds, a fifth more or less', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map((n) => backoff(n, 0.5) / second)).toEqual([
    1, 2, 4, 8, 15, 30, 30, 30,
  ]);
  expect([0, 1].map((random) => backoff(3, random) / second)).toEqual([3.2, 4.8]);
  const list = joined();
  for (const wait of [1, 2, 4, 8, 15, 30, 30]) {
    expect(list.tell({ kind: 'lost' })).toContain('leave');
    expect(list.pass(wait - 0.1)).not.toContain('join');
    expect(list.pass(0.1)).toContain('join');
  }
  list.tell({ kind: 'joined' });
  list.tell({ kind: 'lost' });
  expect(list.pass(1)).toContain('join');
});

test('a join that nobody answers counts as lost after ten seconds', () => {
  const list = watched();
  list.tell({ kind: 'begin', isVisible: true });
  expect(list.pass(9.9)).toEqual([]);
  expect(list.pass(0.1)).toEqual(['leave', 'read 1 page']);
  expect(list.pass(1)).toEqual(['join']);
});

test.each([{ kind: 'online' }, { kind: 'visible', isVisible: true }] as const)(
  'back online or back on the page it is tried at once ($kind)',
  (event) => {
    const list = joined();
    list.tell({ kind: 'lost' });
    expect(list.tell(event)).toContain('join');
    expect(list.tell(event)).not.toContain('join');
  },
);

test('five seconds without a line are said, and no longer once it stands', () => {
  const list = joined();
  list.tell({ kind: 'lost' });
  list.pass(4.9);
  expect(list.isOff).toBe(false);
  list.pass(0.1);
  expect(list.isOff).toBe(true);
  list.tell({ kind: 'online' });
  list.tell({ kind: 'joined' });
  expect(list.isOff).toBe(false);
});

test('after a gap it reads what changed since the last it knew of, five seconds more', () => {
  const list = joined();
  list.heard(row('b', 1000 * second));
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  expect(list.tell({ kind: 'joined' })).toEqual(['read 2 995']);
});

test('what is heard before the gap is closed does not hide it', () => {
  const list = joined();
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  list.tell({ kind: 'joined' });
  list.heard(row('late', 1100 * second));
  list.tell({ kind: 'readFailed', n: 2 });
  expect(list.pass(1)).toEqual(['read 3 985']);
});

test('a gap while a reading is under way is not closed by its answer', () => {
  const list = watched();
  list.tell({ kind: 'begin', isVisible: true });
  list.tell({ kind: 'joined' });
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  expect(list.tell({ kind: 'joined' })).toEqual([]);
  list.heard(row('late', 1100 * second));
  expect(list.read(1, [row('a', 990 * second)])).toEqual(['read 2 985']);
});

test('what stays of a gap is read also where nobody looks', () => {
  const list = joined();
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'visible', isVisible: false });
  list.pass(1);
  list.tell({ kind: 'joined' });
  list.tell({ kind: 'readFailed', n: 2 });
  expect(list.pass(2)).toEqual(['read 3 985']);
});

test('where more was missed than one answer holds, the first page is read anew', () => {
  const list = joined([row('a', 990 * second), row('old', 100 * second)]);
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  list.tell({ kind: 'joined' });
  expect(list.read(2, [row('b', 991 * second)], true)).toEqual(['read 3 page']);
  list.heard(row('heard', 1001 * second));
  list.read(3, [row('c', 1000 * second), row('b', 991 * second)], true);
  expect(list.shown).toEqual(['heard', 'c', 'b']);
  // It stands behind the page, between rows that nobody has read.
  list.heard(row('old', 100 * second, { version: 2 }));
  expect(list.shown).toEqual(['heard', 'c', 'b']);
});

test('a list whose changes leave no mark is read anew after a gap', () => {
  const list = joined([row('a', 990 * second)], { ...rules, marksChanges: false });
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  expect(list.tell({ kind: 'joined' })).toEqual(['read 2 page']);
});

test('older versions and removed rows do not come back, also after the page was read anew', () => {
  const list = joined();
  list.heard(row('a', 990 * second, { version: 3, row: 'third' }));
  list.heard(row('a', 990 * second, { version: 2, row: 'second' }));
  expect(list.shown).toEqual(['third']);
  list.heard(row('a', 990 * second, { version: 4, isGone: true }));
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  list.tell({ kind: 'joined' });
  list.read(2, [], true);
  list.read(3, [row('b', 980 * second)]);
  list.heard(row('a', 990 * second, { version: 3, row: 'third' }));
  expect(list.shown).toEqual(['b']);
});

test('without a line it reads in intervals, while somebody looks', () => {
  const list = joined();
  list.tell({ kind: 'lost' });
  const reads = (seconds: number) => list.pass(seconds).filter((effect) => effect.startsWith('read'));
  expect(reads(59)).toEqual([]);
  expect(reads(1)).toEqual(['read 2 985']);
  list.read(2, []);
  expect(reads(60)).toEqual(['read 3 985']);
  list.read(3, []);
  list.tell({ kind: 'visible', isVisible: false });
  expect(reads(600)).toEqual([]);
  expect(list.tell({ kind: 'visible', isVisible: true })).toContain('read 4 985');
});

test('who comes back to the page is shown what may be seen now', () => {
  const list = joined();
  list.tell({ kind: 'visible', isVisible: false });
  list.pass(4);
  expect(list.tell({ kind: 'visible', isVisible: true })).toEqual([]);
  list.tell({ kind: 'visible', isVisible: false });
  list.pass(1);
  expect(list.tell({ kind: 'visible', isVisible: true })).toEqual(['read 2 985']);
});

test('a renewed token goes to a line that stands or is being made', () => {
  const list = joined();
  expect(list.tell({ kind: 'renewed' })).toEqual(['authorize']);
  list.tell({ kind: 'lost' });
  expect(list.tell({ kind: 'renewed' })).toEqual([]);
});

test('what is sent is there at once and becomes the row by its own name, whoever tells of it first', () => {
  const own = (name: string) => row(`row of ${name}`, 1000 * second, { clientId: name });
  for (const told of [
    (name: string): LiveEvent<string> => ({ kind: 'stored', clientId: name, row: own(name) }),
    (name: string): LiveEvent<string> => ({ kind: 'heard', row: own(name) }),
  ]) {
    const list = joined();
    expect(list.tell({ kind: 'send', clientId: 'x', row: 'mine' })).toEqual(['post x']);
    expect(list.sent).toEqual(['x sending']);
    list.tell(told('x'));
    list.tell({ kind: 'heard', row: own('x') });
    expect(list.sent).toEqual([]);
    expect(list.shown).toEqual(['row of x', 'a']);
  }
});

test('what is refused or unanswered for ten seconds has failed, stays, and is sent again under the same name', () => {
  const list = joined();
  list.tell({ kind: 'send', clientId: 'x', row: 'mine' });
  list.tell({ kind: 'send', clientId: 'y', row: 'mine, too' });
  list.tell({ kind: 'refused', clientId: 'y' });
  list.pass(9.9);
  expect(list.sent).toEqual(['x sending', 'y failed']);
  list.pass(0.1);
  expect(list.sent).toEqual(['x failed', 'y failed']);
  expect(list.tell({ kind: 'send', clientId: 'x', row: 'mine' })).toEqual(['post x']);
  // The first try had arrived; only its answer was lost.
  expect(list.tell({ kind: 'stored', clientId: 'x', row: null })).toEqual(['read 2 985']);
  list.tell({ kind: 'discard', clientId: 'y' });
  expect(list.sent).toEqual([]);
});

test('an own row that the server confirmed does not hide what others wrote meanwhile', () => {
  const list = joined();
  list.tell({ kind: 'send', clientId: 'x', row: 'mine' });
  list.tell({ kind: 'stored', clientId: 'x', row: row('own', 2000 * second, { clientId: 'x' }) });
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  expect(list.tell({ kind: 'joined' })).toEqual(['read 2 985']);
});

test('what was confirmed while the page is read anew stays, though the answer does not know of it', () => {
  const list = joined([row('a', 990 * second)], { ...rules, marksChanges: false });
  list.tell({ kind: 'lost' });
  list.tell({ kind: 'online' });
  list.tell({ kind: 'joined' });
  list.tell({ kind: 'send', clientId: 'x', row: 'mine' });
  list.tell({ kind: 'stored', clientId: 'x', row: row('own', 1000 * second, { clientId: 'x' }) });
  list.read(2, [row('a', 990 * second)]);
  expect(list.shown).toEqual(['own', 'a']);
});

test('once ended it waits for nothing and answers nothing', () => {
  const list = joined();
  list.tell({ kind: 'lost' });
  expect(list.tell({ kind: 'end' })).toEqual(['leave']);
  for (const kind of ['joined', 'lost', 'online', 'renewed', 'tick', 'end'] as const) {
    expect(list.tell({ kind })).toEqual([]);
  }
  expect(list.tell({ kind: 'send', clientId: 'x', row: 'mine' })).toEqual([]);
  list.heard(row('b', 1000 * second));
  expect(list.shown).toEqual(['a']);
  expect(list.pass(600)).toEqual([]);
});
