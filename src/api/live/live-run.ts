import { followSession, supabase } from '@/integrations/supabase/client';
import type { LiveChannel } from '@/integrations/supabase/late-realtime';
import { type LineNews, lineNews } from '@/lib/live/line-news';
import { step, wakeAt } from '@/lib/live/machine';
import type { LiveRow } from '@/lib/live/rows';
import { begun, type LiveEffect, type LiveEvent, type LiveRules, type LiveState } from '@/lib/live/state';

/** Rows that a question was answered with; `hasMore` where the server stopped at its limit. */
export interface LiveAnswer<Row> {
  readonly rows: readonly LiveRow<Row>[];
  readonly hasMore: boolean;
}

/** Where a live list comes from. */
export interface LiveSource<Row> {
  readonly rules: LiveRules;
  /** A private topic. Each join takes a name of its own behind it, where that is wanted. */
  readonly topic: () => string;
  /** Says what is listened to, and how a row that is heard is understood. */
  readonly listen: (channel: LiveChannel, heard: (row: LiveRow<Row>) => void) => LiveChannel;
  /** What changed since a mark (milliseconds), the oldest first, or the first page for null. */
  readonly read: (since: number | null) => Promise<LiveAnswer<Row>>;
  /**
   * Stores what was written here. The row, or null where the server has it already under that name.
   * @throws where it is not stored
   */
  readonly post?: (clientId: string, row: Row) => Promise<LiveRow<Row> | null>;
}

export interface LiveRun<Row> {
  readonly send: (clientId: string, row: Row) => void;
  readonly discard: (clientId: string) => void;
  readonly stop: () => void;
}

/** Tells of the network, of who looks, and of a new token. Answers how to stop. */
function follow<Row>(tell: (event: LiveEvent<Row>) => void): () => void {
  const stops = [followSession(() => tell({ kind: 'renewed' }))];
  const on = (target: EventTarget, name: string, tellOf: () => void) => {
    target.addEventListener(name, tellOf);
    stops.push(() => target.removeEventListener(name, tellOf));
  };
  if (typeof document !== 'undefined') {
    on(window, 'online', () => tell({ kind: 'online' }));
    on(window, 'focus', () => tell({ kind: 'online' }));
    on(document, 'visibilitychange', () => tell({ kind: 'visible', isVisible: isVisible() }));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

const tellOfLine = (news: LineNews): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(lineNews, { detail: news }));
};

/** Milliseconds the server may take to begin telling; less than the machine waits. */
const joinMs = 8000;

const isVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

/**
 * Runs the machine of a live list: its clock, its line over the one socket of this tab, and its questions. `paint` is
 * called a few times a second at most.
 */
export function runLive<Row>(source: LiveSource<Row>, paint: (state: LiveState<Row>) => void): LiveRun<Row> {
  let state = begun<Row>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let joins = 0;
  let leave = () => {};
  let wasJoined = false;

  function tell(event: LiveEvent<Row>): void {
    // Not the clock of the day, which somebody may set.
    const next = step(state, event, source.rules, { now: performance.now(), random: Math.random() });
    state = next.state;
    for (const effect of next.effects) carryOut(effect);
    clearTimeout(timer);
    const wake = wakeAt(state);
    if (wake !== null) timer = setTimeout(tell, Math.max(wake - performance.now(), 0), { kind: 'tick' });
  }

  /** Leaves the line there was. What it still says is not heard. */
  function drop(): void {
    joins += 1;
    leave();
    leave = () => {};
  }

  async function join(): Promise<void> {
    drop();
    const own = joins;
    const isOwn = () => own === joins;
    try {
      const realtime = await (await supabase()).realtime.load();
      if (!isOwn()) return;
      const made = realtime.channel(source.topic(), {
        // Joined means that changes are heard from here on, not soon.
        config: { private: true, postgres_changes_options: { wait: true, timeout: joinMs } },
      });
      const channel = source.listen(made, (row) => {
        if (isOwn()) tell({ kind: 'heard', row });
      });
      leave = () => void realtime.removeChannel(channel);
      channel.subscribe((status) => {
        if (!isOwn()) return;
        const isJoined = status === 'SUBSCRIBED';
        if (isJoined) tellOfLine(wasJoined ? 'again' : 'joined');
        wasJoined ||= isJoined;
        tell({ kind: isJoined ? 'joined' : 'lost' });
      });
    } catch {
      // What hears of changes could not be loaded; the list is read in intervals meanwhile.
      if (isOwn()) tell({ kind: 'lost' });
    }
  }

  async function read(n: number, since: number | null): Promise<void> {
    try {
      tell({ kind: 'read', n, ...(await source.read(since)) });
    } catch {
      tell({ kind: 'readFailed', n });
    }
  }

  async function post(clientId: string): Promise<void> {
    const sent = state.sent.get(clientId);
    if (!sent || !source.post) return;
    try {
      tell({ kind: 'stored', clientId, row: await source.post(clientId, sent.row) });
    } catch {
      tell({ kind: 'refused', clientId });
    }
  }

  function carryOut(effect: LiveEffect): void {
    if (effect.kind === 'join') void join();
    else if (effect.kind === 'leave') drop();
    else if (effect.kind === 'read') void read(effect.n, effect.since);
    else if (effect.kind === 'post') void post(effect.clientId);
    else if (effect.kind === 'paint') paint(state);
    else void supabase().then(({ realtime }) => realtime.tellWho());
  }

  tell({ kind: 'begin', isVisible: isVisible() });
  const unfollow = follow(tell);
  return {
    send: (clientId, row) => tell({ kind: 'send', clientId, row }),
    discard: (clientId) => tell({ kind: 'discard', clientId }),
    stop() {
      unfollow();
      tell({ kind: 'end' });
      clearTimeout(timer);
    },
  };
}
