import type { QueryClient } from '@tanstack/react-query';
import type { LiveChannel } from '@/integrations/supabase/late-realtime';
import { secondMs } from '@/lib/time';
import { beginLive } from '../live/begin-live';
import { roomKeys } from './keys';
import type { RoomView } from './room-view';

/** Without a line a room is read so often. */
const pollMs = 5 * secondMs;

/** Profiles of those whose page is on the line. */
function presentIn(channel: LiveChannel): ReadonlySet<string> {
  const tracked = Object.values(channel.presenceState<{ profile_id?: unknown }>()).flat();
  return new Set(tracked.map(({ profile_id }) => profile_id).filter((id) => typeof id === 'string'));
}

export interface WatchedRoom {
  readonly roomId: string;
  readonly userId: string;
  /** The own profile; others see it while the page is open. */
  readonly profileId: string;
  /** Who is there by the line; null while there is none. */
  readonly onPresent: (present: ReadonlySet<string> | null) => void;
}

/**
 * Keeps a room at its newest state for who has a seat in it. What is heard carries a version or an id, never a text: the room
 * is read again with the reader's own rights. Answers how to stop.
 */
export function watchRoom(client: QueryClient, { roomId, userId, profileId, onPresent }: WatchedRoom) {
  const queryKey = roomKeys.room(roomId, userId);
  const readAgain = () => void client.invalidateQueries({ queryKey });
  const hearState = ({ payload }: { payload?: { version?: unknown } }) => {
    const told = payload?.version;
    const held = client.getQueryData<RoomView>(queryKey)?.room.version;
    if (typeof told === 'number' && held !== undefined && told < held) return;
    readAgain();
  };
  let line: LiveChannel | null = null;
  return beginLive<never>({
    rules: { pollMs, marksChanges: false },
    topic: () => `room:${roomId}`,
    listen(channel) {
      line = channel;
      return channel
        .on('broadcast', { event: 'state' }, hearState)
        .on('broadcast', { event: 'chat' }, readAgain)
        .on('presence', { event: 'sync' }, () => onPresent(presentIn(channel)));
    },
    async read() {
      if (line?.state === 'joined') void line.track({ profile_id: profileId });
      else onPresent(null);
      await client.invalidateQueries({ queryKey }, { throwOnError: true });
      return { rows: [], hasMore: false };
    },
  });
}
