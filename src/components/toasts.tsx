import { Suspense } from 'react';
import { lazyWhenIdle } from './lazy-when-idle';

const ToastHost = lazyWhenIdle(() => import('./toast-host').then((module) => module.ToastHost));

/** Where the messages of `toast()` and `notify()` appear; once per layout. Earlier messages wait in the store. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}
