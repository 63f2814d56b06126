import { type ComponentType, lazy } from 'react';
import { whenIdle } from '@/hooks/when-idle';

/** A part of a page that is left out when its code cannot be had: the rest of the page lives on. */
function lazyOrNothing<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the page could not be loaded:', error);
      return { default: Nothing };
    }
  });
}

/**
 * The same for code that may wait until the browser is idle. In a prerendered page its markup stands there from the start.
 */
export function lazyWhenIdle<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  return lazyOrNothing(async () => {
    await whenIdle();
    return load();
  });
}

function Nothing() {
  return null;
}
