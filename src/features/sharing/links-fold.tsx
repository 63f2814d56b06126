import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface LinksFoldProps {
  part: 'ended' | 'ask-more';
  title: string;
  children: ReactNode;
}

/** What few look for, out of the way for everybody else: links that open nothing any more, one more to ask. */
export function LinksFold({ part, title, children }: LinksFoldProps) {
  return (
    <details data-part={part} className="group">
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
