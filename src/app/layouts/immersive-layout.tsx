import { Layers } from '@/components/layers';
import { PageOutlet } from './page-outlet';

/** Tests and exercises: no navigation, no footer. The page brings `ImmersiveFrame` with its own `main`. */
export function ImmersiveLayout() {
  return (
    <>
      <PageOutlet />
      <Layers />
    </>
  );
}
