import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Two rings of the mark, the outer one turning. Decorative: the text beside it says what is being waited for. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('size-[1.15em] shrink-0', className)}
      {...props}
    >
      <circle cx="12" cy="12" r="3.2" fill="currentColor" stroke="none" />
      <circle cx="12" cy="12" r="9.5" strokeWidth="2" opacity="0.3" />
      <path
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        strokeWidth="2.4"
        strokeLinecap="round"
        className="origin-center animate-spin"
      />
    </svg>
  );
}
