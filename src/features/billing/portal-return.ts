import { useEffect } from 'react';

const key = 'fcl.billing-portal';
/** The provider's own news may be a moment behind the person who comes back. */
const secondLookMs = 4000;

/** Call it just before this tab leaves for the provider's billing page. */
export function leaveForPortal(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is switched off: the page still reads the plan when it loads.
  }
}

function isBack(): boolean {
  try {
    const was = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return was;
  } catch {
    return false;
  }
}

/** Refreshes the plan when this tab comes back from the billing page, also when the browser kept the page. */
export function usePortalReturn(refresh: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!isBack()) return;
      void refresh();
      timer = setTimeout(() => void refresh(), secondLookMs);
    };
    look();
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', look);
    };
  }, [refresh]);
}
