import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the part that the address names into view once a page is there: the router looked for it before the page's
 * code was loaded.
 * @param only for a part that comes after the rest of its page: its own name
 */
export function useHashTarget(only?: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    if (name && (only === undefined || name === only)) document.getElementById(name)?.scrollIntoView();
  }, [hash, only]);
}
