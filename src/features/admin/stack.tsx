import type { ReactNode } from 'react';

/**
 * Parts one below the other. What stands below a part that is still awaited is seen once that one is there: nothing that has
 * been seen moves, and everything is asked for at the same time.
 */
export function Stack({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 [&>:has([data-slot=skeleton])~*]:invisible [&>[data-slot=skeleton]~*]:invisible">
      {children}
    </div>
  );
}
