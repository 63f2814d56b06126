import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** For links within the page. */
  id?: string;
  level?: 2 | 3;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** A rule of ink above the heading, for columns at the side. */
  ruled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, id, level = 2, action, ruled = false, className, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx('scroll-mt-6', ruled && 'border-control-t border-ink pt-4', className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id={headingId} className={level === 2 && !ruled ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
