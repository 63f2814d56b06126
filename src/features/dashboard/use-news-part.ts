import { type ComponentType, useEffect, useState } from 'react';
import type { NewsProps } from './news';

/** How news are drawn, once there are any: the page waits for it, because they stand above everything. Null until it is there. */
export function useNewsPart(isWanted: boolean): ComponentType<NewsProps> | null {
  const [part, setPart] = useState<ComponentType<NewsProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import('./news')
      .then(({ News }) => News)
      .catch((error: unknown) => {
        console.error('News could not be loaded:', error);
        return () => null;
      })
      .then((loaded) => {
        if (!isGone) setPart(() => loaded);
      });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return part;
}
