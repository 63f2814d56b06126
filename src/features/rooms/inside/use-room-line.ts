import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchRoom } from '@/api/rooms/live-room';
import { isLost, roomBeatQuery, roomQuery } from '@/api/rooms/rooms';
import { useBeatBehind } from '@/hooks/use-beat-behind';
import { useOnline } from '@/hooks/use-online';

export interface RoomLine {
  /** Whose page is on the line; null while there is none. */
  readonly present: ReadonlySet<string> | null;
  /** The server cannot be reached. */
  readonly isLost: boolean;
}

/** Keeps a room up to date and says that this person is there, as long as they look at it. */
export function useRoomLine(roomId: string, userId: string, profileId: string): RoomLine {
  const client = useQueryClient();
  const isOnline = useOnline();
  const [present, setPresent] = useState<ReadonlySet<string> | null>(null);
  useEffect(
    () => watchRoom(client, { roomId, userId, profileId, onPresent: setPresent }),
    [client, roomId, userId, profileId],
  );
  const { failureReason: unread } = useQuery(roomQuery(roomId, userId));
  const { failureReason: unheard, refetch: beat } = useQuery(roomBeatQuery(roomId, userId));
  useBeatBehind(() => void beat({ cancelRefetch: false }));
  return { present, isLost: !isOnline || isLost(unread) || isLost(unheard) };
}
