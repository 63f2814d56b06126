import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type OwnPresence, tellPresence } from '@/api/presence/own';
import { presenceArea } from '@/lib/presence/area';

/** Says that a person is there, and in which part of the site. Draws nothing; mounted once by the app. */
export function LivePresence({ userId }: { userId: string }) {
  const area = presenceArea(useLocation().pathname);
  const first = useRef(area);
  const own = useRef<OwnPresence | null>(null);

  useEffect(() => {
    const told = tellPresence(userId, first.current);
    own.current = told;
    return () => {
      own.current = null;
      told.stop();
    };
  }, [userId]);

  useEffect(() => {
    first.current = area;
    own.current?.show(area);
  }, [area]);
  return null;
}
