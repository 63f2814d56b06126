import { useEffect } from 'react';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { fetchPage, rowAt } from './route-table';

/** What a person does with a link before they open it. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Address of the page of this app that an event is about; null where it is about none, or about the one that is shown. */
function pageOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/** Somebody asked their browser to load nothing in vain. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches code, texts and public data of the page that a link leads to as soon as somebody reaches for it. Draws nothing. */
export function PrefetchOnIntent() {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'loading' || savesData()) return;
    const asked = new Set<string>();
    const onSign = (event: Event) => {
      const path = pageOf(event);
      if (path === null || asked.has(path)) return;
      asked.add(path);
      const row = rowAt(path);
      // Who has no account meets the way to sign in there.
      const isClosed = typeof row?.needs === 'object' || row?.needs === 'person';
      const shown = isClosed && status === 'signed-out' ? rowAt(paths.auth) : row;
      if (shown) void fetchPage(shown).catch(() => asked.delete(path));
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [status]);
  return null;
}
