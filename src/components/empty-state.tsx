import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { StateName } from './drawings/states';
import { StateDrawing } from './state-drawing';

export interface EmptyStateProps {
  title: ReactNode;
  /** What would stand here, and how it comes about. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** What the picture says; an open ring with room for the first one unless told. */
  drawing?: StateName;
  level?: 2 | 3;
  className?: string;
}

export function EmptyState({
  title,
  children,
  action,
  drawing = 'empty',
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'grid justify-items-start gap-3 border-y border-line py-10 sm:justify-items-center sm:text-center',
        className,
      )}
    >
      <StateDrawing name={drawing} className="mb-2" />
      <Heading className="text-lg">{title}</Heading>
      {children ? <div className="max-w-[52ch] text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
