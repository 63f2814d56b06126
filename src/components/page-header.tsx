import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/hooks/use-page-title';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  /** Name in the browser; the heading when that is plain text. */
  documentTitle?: string;
  /** A short line above the title: a date, a category. */
  eyebrow?: ReactNode;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** At the end of the line: a number, a button. */
  aside?: ReactNode;
  /** A rule of ink under the header, as in the report. */
  ruled?: boolean;
  className?: string;
}

export function PageHeader({
  title,
  documentTitle,
  eyebrow,
  lead,
  aside,
  ruled = false,
  className,
}: PageHeaderProps) {
  usePageTitle(documentTitle ?? (typeof title === 'string' ? title : ''));
  return (
    <header
      data-slot="page-header"
      className={cx(
        // The title has at least half of the line, however much stands beside it.
        'grid grid-cols-1 gap-x-8 gap-y-5 pt-6 pb-7 sm:grid-cols-[minmax(50%,1fr)_auto] sm:items-end sm:pt-10',
        ruled && 'border-control-b border-ink',
        className,
      )}
    >
      <div className="grid grid-cols-1 gap-2.5">
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1 tabIndex={-1} className="max-w-[28ch] text-2xl max-[22rem]:hyphens-auto">
          {title}
        </h1>
        {lead ? <p className="max-w-read text-lg text-ink-soft">{lead}</p> : null}
      </div>
      {aside}
    </header>
  );
}
