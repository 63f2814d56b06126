import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes';
import { useFieldWiring } from './field';

/** The browser's own list: best on phones, and works before any script has run. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className={cx('relative block', className)}>
      <select
        {...props}
        {...useFieldWiring(props)}
        className={cx(controlClasses, 'cursor-pointer appearance-none pe-11')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-4 top-1/2 size-[1.15em] -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
