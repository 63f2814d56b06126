import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badge = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-1 text-xs font-semibold leading-none whitespace-nowrap [&_svg]:size-[1.1em]',
  {
    variants: {
      tone: {
        accent: 'border-transparent bg-accent-tint text-accent hc:border-accent',
        outline: 'border-line-strong text-ink-soft',
        danger: 'border-transparent bg-danger-tint text-danger hc:border-danger',
        ink: 'border-transparent bg-ink text-paper',
      },
    },
    defaultVariants: { tone: 'accent' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badge> {}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cx(badge({ tone }), className)} {...props} />;
}
