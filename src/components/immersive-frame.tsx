import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface ImmersiveFrameProps {
  /** One thin line: leave, progress, position. */
  header?: ReactNode;
  /** Previous, a note, next; stays at the foot of the screen. */
  footer?: ReactNode;
  /** Where the content stands when it is shorter than the screen. */
  align?: 'centre' | 'start';
  /** As wide as other pages, for what stands beside the one thing. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

/** The screen of a test or an exercise: no navigation, one thing in the middle. Holds the page's `main`. */
export function ImmersiveFrame({
  header,
  footer,
  align = 'centre',
  isWide = false,
  className,
  children,
}: ImmersiveFrameProps) {
  return (
    <div data-slot="immersive-frame" className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="wrap py-3">{header}</header>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'grid justify-items-center px-5 pt-4 pb-12',
          align === 'centre' && 'content-center',
          className,
        )}
      >
        <div className={cx('w-full', isWide ? 'max-w-page' : 'max-w-160')}>{children}</div>
      </main>
      {footer ? (
        <footer className="sticky bottom-0 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]">
          <div className="wrap flex items-center justify-between gap-4 py-3">{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}
