import { useEffect } from 'react';
import { brand } from '@/config/brand';

/** Names the page in the browser's tab and history: `title · product`, or the product alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? brand.name : `${title} · ${brand.name}`;
  }, [title]);
}
