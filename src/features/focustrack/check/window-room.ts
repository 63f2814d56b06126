import { useSyncExternalStore } from 'react';

/** How much room the test has: all the screen there is, a window of the size it was made for, or less. */
export type WindowRoom = 'full' | 'enough' | 'small';

/** Smallest field the test is made for, CSS px. */
const least = { width: 320, height: 480 } as const;

export function windowRoom(): WindowRoom {
  if (document.fullscreenElement) return 'full';
  return window.innerWidth >= least.width && window.innerHeight >= least.height ? 'enough' : 'small';
}

const changes = ['resize', 'fullscreenchange'] as const;

function subscribe(onChange: () => void): () => void {
  // A change of the full screen is told at the document and arrives at the window.
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}

/** The room there is, followed while it changes. */
export function useWindowRoom(): WindowRoom {
  return useSyncExternalStore(subscribe, windowRoom);
}
