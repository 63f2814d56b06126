import type { ReactNode } from 'react';

/** A row of the intro: what it is about, and the text. */
export function IntroRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[14rem_1fr]">
      <dt className="font-semibold">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
