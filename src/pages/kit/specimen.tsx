import type { ReactNode } from 'react';

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h2 className="text-[1.1rem]">{title}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
