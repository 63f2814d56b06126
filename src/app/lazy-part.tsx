import { type ComponentType, lazy, useState } from 'react';
import { type LoadedOnce, loadOnce } from '@/hooks/load-once';

export interface LazyPart<P extends object> {
  (props: P): React.ReactNode;
  start: LoadedOnce<ComponentType<P>>['start'];
}

/**
 * As React's `lazy`, for code that may be fetched before it is drawn: where it is here already, the part is drawn at once.
 * `lazy` would give way to the nearest waiting sign even then, which stays for a third of a second.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const { here, start } = loadOnce(load);
  const Later = lazy(() => start().then((component) => ({ default: component })));
  function Part(props: P) {
    // Decided once: a part that is drawn keeps its state when its code is looked at again.
    const [Component] = useState<ComponentType<P>>(() => here() ?? (Later as unknown as ComponentType<P>));
    return <Component {...props} />;
  }
  return Object.assign(Part, { start });
}
