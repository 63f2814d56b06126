import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Links that open nothing any more: there for those who want to know, out of the way for everybody else. */
export function EndedFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-part="ended" className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  );
}
