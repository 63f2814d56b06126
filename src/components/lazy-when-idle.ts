import { type ComponentType, lazy } from 'react';
import { whenIdle } from '@/hooks/when-idle';

/**
 * A part of a page whose code may wait until the browser is idle. In a prerendered page its markup stands there from
 * the start. When the code cannot be had, the part is left out and the rest of the page lives on.
 */
export function lazyWhenIdle<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await whenIdle();
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the page could not be loaded:', error);
      return { default: Nothing };
    }
  });
}

function Nothing() {
  return null;
}
