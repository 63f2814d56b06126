import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's widths: from `md` on the header shows its places, from `lg` on a second column stands beside the text. */
const queries = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)' } as const;

const media = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

/** Whether the window is that wide. For what must stand in one place or another, but once, and for what is not loaded unseen. */
export function useWide(from: keyof typeof queries): boolean {
  const query = queries[from];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = media(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? true,
    () => true,
  );
}
