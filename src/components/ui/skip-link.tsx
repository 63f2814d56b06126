import type { ComponentProps } from 'react';

/** First stop of the Tab key: jumps over the navigation to `#main` (or another target). */
export function SkipLink({ href = '#main', ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      {...props}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-paper"
    />
  );
}
