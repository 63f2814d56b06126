import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('fcl:display', listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('fcl:display', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether only the page itself is shown. Reads what public/theme.js wrote down: this runs on every first load. */
export function useFocusMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.focus === 'on',
    () => false,
  );
}
