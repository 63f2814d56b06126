import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface TableProps extends ComponentProps<'table'> {
  /** Says what the table holds; also the name of the area that scrolls sideways on narrow screens. */
  caption: string;
  hideCaption?: boolean;
}

/** An area that scrolls sideways must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

export function Table({ caption, hideCaption = false, className, children, ...props }: TableProps) {
  return (
    <section data-slot="table" aria-label={caption} {...reachable} className="relative overflow-x-auto">
      <table className={cx('w-full border-collapse text-start tabular-nums', className)} {...props}>
        <caption className={hideCaption ? 'sr-only' : 'pb-3 text-start text-sm text-ink-soft'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cx('border-b border-line', className)} {...props} />;
}

export function TableHeader({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cx(
        'py-3 pe-6 text-start align-baseline font-semibold last:pe-0',
        scope === 'col' && 'border-b border-ink text-sm',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cx('py-3 pe-6 align-baseline last:pe-0', className)} {...props} />;
}
