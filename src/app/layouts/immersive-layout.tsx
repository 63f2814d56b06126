import { Toasts } from '@/components/toasts';
import { PageOutlet } from './page-outlet';
import { usePageChange } from './use-page-change';

/** Tests and exercises: no navigation, no footer. The page brings `ImmersiveFrame` with its own `main`. */
export function ImmersiveLayout() {
  usePageChange();
  return (
    <>
      <PageOutlet />
      <Toasts />
    </>
  );
}
