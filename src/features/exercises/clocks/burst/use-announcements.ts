import { useEffect, useRef, useState } from 'react';
import { type Announcement, announcementsBetween } from '@/lib/cognitive/focus-burst';

/** The latest thing to say aloud: start, half, one minute left, end. Nothing is said for what passed before arrival. */
export function useAnnouncements(plannedMs: number, runMs: number, isReady: boolean): Announcement | null {
  const last = useRef<number | null>(null);
  const [said, setSaid] = useState<Announcement | null>(null);
  useEffect(() => {
    const before = last.current ?? (isReady ? -1 : runMs);
    last.current = isReady ? -1 : runMs;
    if (isReady) return;
    const latest = announcementsBetween(plannedMs, before, runMs).at(-1);
    if (latest) setSaid(latest);
  }, [plannedMs, runMs, isReady]);
  return said;
}
