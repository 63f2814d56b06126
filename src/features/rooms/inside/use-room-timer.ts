import { useEffect, useState } from 'react';
import type { RoomView } from '@/api/rooms/room-view';
import { nextSecondMs, timerOf } from '@/lib/rooms/shown';
import type { RoomTimer } from '@/lib/rooms/timer';

export interface ShownTimer {
  readonly timer: RoomTimer;
  /** The time of the server, in milliseconds. */
  readonly nowMs: number;
}

/**
 * Where the timer of a room stands, worked out anew with every second it shows. Nothing is counted: after a sleep, a slow
 * minute or a hidden tab it is right with the next look.
 */
export function useRoomTimer({ room, clock, now: told }: RoomView): ShownTimer {
  const [deviceMs, setDeviceMs] = useState(() => Date.now());
  const { offsetMs } = clock;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const at = Date.now();
      setDeviceMs(at);
      clearTimeout(timer);
      if (room.state === 'running') timer = setTimeout(look, nextSecondMs(room, at + offsetMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [room, offsetMs]);
  // Whatever this device believes, it is not earlier than when the server was last heard.
  const nowMs = Math.max(deviceMs + offsetMs, Date.parse(told));
  return { timer: timerOf(room, nowMs), nowMs };
}
