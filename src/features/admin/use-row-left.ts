import { type RefObject, useEffect, useRef } from 'react';
import { useNextRow } from './use-next-row';

/**
 * Once the list is back, the focus is on the row of what lay open, whichever way it was left; answers a way to another row.
 * @param open what lies open instead of the list
 */
export function useRowLeft(
  box: RefObject<HTMLElement | null>,
  open: string | null,
): (key: string | null) => void {
  const goTo = useNextRow(box);
  const last = useRef<string | null>(null);
  const aim = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (open === null && last.current !== null) goTo(aim.current === undefined ? last.current : aim.current);
    if (open !== null) aim.current = undefined;
    last.current = open;
  }, [open, goTo]);
  return (key) => {
    aim.current = key;
  };
}
