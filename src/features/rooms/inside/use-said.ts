import { useEffect, useRef, useState } from 'react';
import { type Said, saidBetween } from '@/lib/rooms/shown';
import type { RoomTimer } from '@/lib/rooms/timer';

/** The latest thing to say aloud of the timer. @param onPhase is told of each phase that begins */
export function useSaid(timer: RoomTimer, onPhase: () => void): Said | null {
  const before = useRef<RoomTimer | null>(null);
  const tell = useRef(onPhase);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    tell.current = onPhase;
  });
  const { phase, round, remainingS, paused } = timer;
  useEffect(() => {
    const now = { phase, round, remainingS, paused };
    const next = saidBetween(before.current, now);
    before.current = now;
    if (!next) return;
    setSaid(next);
    if ('phase' in next) tell.current();
  }, [phase, round, remainingS, paused]);
  return said;
}
