import { isSendingHeld, onSendingReleased } from '@/api/sync/hold';
import { keptToken, supabase } from '@/integrations/supabase/client';
import { sayLast } from '@/integrations/supabase/last-word';
import { presenceLeave } from '@/lib/contracts/presence-leave';
import type { PresenceArea } from '@/lib/presence/area';
import { type Beat, contradicted, dueAt, type Said, silent, speak } from '@/lib/presence/beat';
import { onLeaving, onPresenceNews, tellPresenceNews } from './news';

/** What the server made of it: nobody is seen who does not want to be. */
type Stored = { readonly isSeen: boolean; readonly at: string } | 'nowhere' | null;

/** A backend without the table, which an older one may be. */
const noTable = new Set(['42P01', 'PGRST205']);

/** Says it; null where it did not arrive, which the next time makes up for. */
async function store(userId: string, { status, area }: Said): Promise<Stored> {
  const table = (await supabase()).from('user_presence');
  const row = { status, current_page: area };
  const columns = 'status, updated_at';
  let answer = await table.update(row).eq('user_id', userId).select(columns);
  if (!answer.error && answer.data.length === 0) {
    // The row of another tab may have come first: what it said is as true.
    const first = { onConflict: 'user_id', ignoreDuplicates: true } as const;
    answer = await table.upsert({ user_id: userId, ...row }, first).select(columns);
  }
  if (answer.error) return noTable.has(answer.error.code) ? 'nowhere' : null;
  const [stored] = answer.data;
  return stored ? { isSeen: stored.status !== 'offline', at: stored.updated_at } : null;
}

const sayOffline = async (userId: string): Promise<void> => {
  await (await supabase()).from('user_presence').update({ status: 'offline' }).eq('user_id', userId);
};

export interface OwnPresence {
  /** The part of the site that is open now. */
  readonly show: (area: PresenceArea) => void;
  readonly stop: () => void;
}

/**
 * Says of a person that they are there as long as this page is open: online while it is looked at, away while it is not, and
 * offline as it is left. Silent in every tab of somebody who does not want to be seen.
 */
export function tellPresence(userId: string, first: PresenceArea): OwnPresence {
  let beat: Beat = silent;
  let area = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the latest arrived, by the clock of the server. */
  let saidAt: string | null = null;
  let isOver = false;
  let isGone = false;
  let isUnseen = false;

  function run(): void {
    clearTimeout(timer);
    // What is timed is not disturbed.
    if (isOver || isGone || isUnseen || isSendingHeld()) return;
    const turn = speak(beat, performance.now());
    if (turn) {
      beat = turn.beat;
      void say(turn.said);
    }
    const due = dueAt(beat);
    if (due !== null) timer = setTimeout(run, Math.max(due - performance.now(), 0));
  }

  async function say(said: Said): Promise<void> {
    const stored = await store(userId, said).catch(() => null); // without a connection
    if (stored === 'nowhere') stop();
    else if (stored) {
      saidAt = stored.at;
      if (!stored.isSeen) hide();
    }
  }

  function hide(): void {
    isUnseen = true;
    clearTimeout(timer);
  }

  function look(): void {
    beat = { ...beat, now: { status: document.visibilityState === 'visible' ? 'online' : 'away', area } };
    run();
  }

  function leave(): void {
    if (isGone) return;
    isGone = true;
    clearTimeout(timer);
    const token = keptToken();
    if (saidAt === null || isUnseen || token === null) return;
    sayLast(presenceLeave.name, { token, said: saidAt });
    tellPresenceNews('left');
  }

  function comeBack(): void {
    isGone = false;
    look();
  }

  const stops = [
    onSendingReleased(run),
    onPresenceNews((news) => {
      if (news === 'unseen') hide();
      else if (news === 'seen') {
        isUnseen = false;
        beat = { ...beat, last: null };
        look();
      } else if (!isGone && document.visibilityState === 'visible') {
        beat = contradicted(beat, performance.now());
        run();
      }
    }),
    onLeaving(() => {
      hide();
      void sayOffline(userId).catch(() => {}); // it is stale soon
    }),
  ];

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const each of stops) each();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  look();
  return {
    show(next) {
      area = next;
      look();
    },
    stop,
  };
}
