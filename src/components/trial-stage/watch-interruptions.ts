import type { InterruptionReason } from '@/lib/cognitive/engine/device';

export interface InterruptionListeners {
  readonly onInterrupt: (reason: InterruptionReason) => void;
  /** The page goes away for good, or into the cache of the browser. */
  readonly onLeave: () => void;
}

/** Tells of everything that takes a person's eyes or keys off the page. Answers how to stop. */
export function watchInterruptions({ onInterrupt, onLeave }: InterruptionListeners): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onInterrupt('hidden');
  };
  const onFullscreen = () => {
    if (!document.fullscreenElement) onInterrupt('fullscreen');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onInterrupt('escape');
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  document.addEventListener('fullscreenchange', onFullscreen, { signal });
  // What is drawn moves under the eyes then, and the keys under the fingers.
  const upright = window.matchMedia('(orientation: portrait)');
  upright.addEventListener('change', () => onInterrupt('rotated'), { signal });
  window.addEventListener('blur', () => onInterrupt('blur'), { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  window.addEventListener('pagehide', onLeave, { signal });
  return () => stop.abort();
}
