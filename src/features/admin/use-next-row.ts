import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Puts the focus on a row of `Records` in the box, or on the box where the row is gone; once the rows are drawn. */
export function useNextRow(box: RefObject<HTMLElement | null>): (key: string | null) => void {
  const [wanted, setWanted] = useState<{ key: string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row =
      wanted.key !== null &&
      box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.key)}"]`);
    (row || box.current)?.focus();
    setWanted(null);
  }, [wanted, box]);
  return useCallback((key) => setWanted({ key }), []);
}
