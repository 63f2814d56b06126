import { Suspense } from 'react';
import { lazyWhenIdle } from './lazy-when-idle';

const LateLayers = lazyWhenIdle(() => import('./late-layers').then((module) => module.LateLayers));

/** Where messages of `toast()` and `notify()` and the names of drawn buttons appear; once per layout. Earlier messages wait in the store. */
export function Layers() {
  return (
    <Suspense fallback={null}>
      <LateLayers />
    </Suspense>
  );
}
