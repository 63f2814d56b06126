import { useEffect, useRef, useState } from 'react';
import type { Seat } from '@/api/rooms/shapes';
import { secondMs } from '@/lib/time';

/** A line that breaks for a moment is nobody's business. */
const goneAfterMs = 10 * secondMs;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/** Whose connection has been lost for ten seconds. Without a line of one's own the server alone knows. */
export function useGone(members: readonly Seat[], present: ReadonlySet<string> | null): ReadonlySet<string> {
  const since = useRef(new Map<string, number>());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now();
      const absent = members.filter(({ profile_id: id, connected }) =>
        present === null ? !connected : !present.has(id),
      );
      since.current = new Map(absent.map(({ profile_id: id }) => [id, since.current.get(id) ?? now]));
      const away = [...since.current].filter(([, from]) => present === null || now - from >= goneAfterMs);
      const next = new Set(away.map(([id]) => id));
      setGone((before) => (isSame(before, next) ? before : next));
      if (next.size < since.current.size) timer = setTimeout(look, secondMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [members, present]);
  return gone;
}
