import { useEffect, useRef } from 'react';

/**
 * Choices that stand in the address, put together with what was asked for last. React draws a new address when it has
 * the time: a second choice made before that must not undo the first, as it would if it started from what is shown.
 * @param shown flat, as the address says it
 */
export function useAsked<Choices extends object>(shown: Choices): (change: Partial<Choices>) => Choices {
  const asked = useRef(shown);
  const drawn = JSON.stringify(shown);
  useEffect(() => {
    asked.current = JSON.parse(drawn) as Choices;
  }, [drawn]);
  return (change) => {
    asked.current = { ...asked.current, ...change };
    return asked.current;
  };
}
