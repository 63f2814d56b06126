import { OwnType } from './own-type';
import { ToastHost } from './toast-host';
import { Tooltips } from './tooltips';

/** What lies above the page and is not needed in its first moment. */
export function LateLayers() {
  return (
    <>
      <ToastHost />
      <Tooltips />
      <OwnType />
    </>
  );
}
