import type { ReactNode } from 'react';

/** What scrolls is reached by keyboard. */
const reachable = { tabIndex: 0 };

/** A long text in a frame of its own. */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      {...reachable}
      className="mb-3 max-h-96 overflow-y-auto rounded-m border border-line bg-sunken p-4"
    >
      {children}
    </section>
  );
}
