import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const notice = cva('rounded-e-m border-s-4 px-5 py-4 text-[1rem] hc:border-2 hc:border-s-8', {
  variants: {
    tone: {
      info: 'border-accent bg-sunken',
      good: 'border-good bg-sunken',
      caution: 'border-mid bg-sunken',
      danger: 'border-danger bg-danger-tint',
    },
  },
  defaultVariants: { tone: 'info' },
});

export interface NoticeProps extends ComponentProps<'div'>, VariantProps<typeof notice> {}

/** A note beside the text. Give it `role="alert"` or `role="status"` when it appears by itself. */
export function Notice({ tone, className, ...props }: NoticeProps) {
  return <div data-slot="notice" className={cx(notice({ tone }), className)} {...props} />;
}
