import { useSearchParams } from 'react-router-dom';
import type { CarriedChoice } from '@/lib/billing/membership-view';

const names = ['plan', 'billing', 'priceId'] as const;

/** What the address says was about to be bought, and how to take it out of the address again. */
export function useCarriedChoice(): { choice: CarriedChoice; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  return {
    choice: { plan: search.get('plan'), billing: search.get('billing'), priceId: search.get('priceId') },
    forget: () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of names) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
