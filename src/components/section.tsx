import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** For links within the page. */
  id?: string;
  level?: 2 | 3;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** A small one there instead (`SectionDrawing`): it gives way where the heading needs the room. */
  drawing?: ReactNode;
  /** A rule of ink above the heading, for columns at the side. */
  ruled?: boolean;
  /** On wide screens the heading stands beside the part, as in a list of settings. */
  beside?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({
  title,
  id,
  level = 2,
  action,
  drawing,
  ruled = false,
  beside = false,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(
        'scroll-mt-6',
        ruled && 'border-control-t border-ink pt-4',
        beside && 'border-t border-line pt-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-12',
        className,
      )}
    >
      <div
        className={cx(
          'mb-4 flex content-start items-baseline justify-between gap-y-2',
          drawing ? 'gap-x-2 self-start' : 'flex-wrap gap-x-6',
        )}
      >
        <Heading
          id={headingId}
          className={cx(
            'max-w-full wrap-anywhere',
            drawing && 'shrink-0',
            level === 2 && !ruled ? 'text-xl' : 'text-lg',
          )}
        >
          {title}
        </Heading>
        {action}
        {drawing}
      </div>
      {beside ? <div>{children}</div> : children}
    </section>
  );
}
