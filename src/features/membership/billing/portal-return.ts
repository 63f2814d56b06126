import { useEffect } from 'react';
import { keptText } from '@/api/device/kept';

const left = keptText('fcl.billing-portal', 'tab');
/** The provider's own news may be a moment behind the person who comes back. */
const secondLookMs = 4000;

/** Call it just before this tab leaves for the provider's billing page. */
export function leaveForPortal(): void {
  left.set('1');
}

function isBack(): boolean {
  const was = left.get() !== null;
  left.set(null);
  return was;
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
