import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the part that the address names into view once a page is there: the router looked for it before the page's
 * code was loaded.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
