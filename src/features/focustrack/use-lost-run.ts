import { useEffect, useState } from 'react';
import { findLostRun } from '@/api/focustrack/open-run';

/** A run whose page went away unseen, until it is forgotten. */
export function useLostRun(userId: string): readonly [id: string | null, forget: () => void] {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void findLostRun(userId).then((id) => {
      if (!gone) setLost(id);
    });
    return () => {
      gone = true;
    };
  }, [userId]);
  return [lost, () => setLost(null)];
}
