import { useState } from 'react';

/**
 * How a text stood when it was read, so that a change of somebody else is seen; one's own is not.
 * @param now how it stands; null where that is not known
 */
export function useSeen(now: string | null) {
  const [seen, setSeen] = useState(now);
  const [isOwn, setOwn] = useState(false);
  // The text after one's own change has come.
  if (isOwn && now !== seen) {
    setOwn(false);
    setSeen(now);
  }
  return {
    /** The text that was read, where there is another one by now. */
    before: !isOwn && now !== null && now !== seen ? seen : null,
    take: () => setSeen(now),
    changed: () => setOwn(true),
  };
}
