import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FoldProps {
  /** For links that open it. */
  id?: string;
  title: ReactNode;
  /** `row` between rules, `area` a larger one, `link` in the text. */
  look?: 'row' | 'area' | 'link';
  startsOpen?: boolean;
  /** On paper the title stands above the text only where nothing else names it. */
  printsTitle?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Text that opens on demand. The browser's own element: printing opens it, searching in the page finds what is inside. */
export function Fold({
  id,
  title,
  look = 'row',
  startsOpen = false,
  printsTitle = false,
  className,
  children,
}: FoldProps) {
  return (
    <details id={id} data-fold={look} open={startsOpen} className={cx('group scroll-mt-14', className)}>
      <summary
        className={cx(
          'flex min-h-11 list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden',
          look === 'row' && 'justify-between border-y border-line py-2 hover:text-accent',
          look === 'area' && 'min-h-15 justify-between border-b border-line py-2.5 hover:text-accent',
          look === 'link' && 'w-fit text-sm',
          !printsTitle && 'print:hidden',
        )}
      >
        {look === 'link' ? <span className="link">{title}</span> : title}
        {look === 'link' ? null : (
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open:rotate-45 print:hidden"
          />
        )}
      </summary>
      <div className={look === 'link' ? 'pt-2' : look === 'row' ? 'pt-4 pb-2' : 'pt-4 pb-6'}>{children}</div>
    </details>
  );
}
