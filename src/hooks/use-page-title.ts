import { useEffect } from 'react';
import { brand } from '@/config/brand';

let named: string | null = null;

/** What the page is called that was drawn last without a document to name: the build writes it into the page. */
export const namedTitle = (): string | null => named;

/** Names the page in the browser's tab and history, as it stands. */
export function useDocumentTitle(title: string): void {
  if (typeof document === 'undefined') named = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Names the page: `title · product`, or the product alone. */
export function usePageTitle(title: string | null): void {
  useDocumentTitle(title === null ? brand.name : `${title} · ${brand.name}`);
}
