import { cx } from 'class-variance-authority';

/** The mark: three circles, dotted, thin and full, as a lens brings something into focus. */
export function LensMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 30 30"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('size-7.5 shrink-0', className)}
    >
      <circle cx="15" cy="15" r="13.2" strokeWidth="1" strokeDasharray="1.5 3" />
      <circle cx="15" cy="15" r="8.6" strokeWidth="1.6" />
      <circle cx="15" cy="15" r="3.6" fill="currentColor" stroke="none" />
    </svg>
  );
}
