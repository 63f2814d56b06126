import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Grey stand-in for content that loads. Hidden from screen readers: the area around it says that it loads. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cx('h-4 animate-breathe rounded-s bg-line/70 forced-colors:border', className)}
      {...props}
    />
  );
}
