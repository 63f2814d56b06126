import { cva, type VariantProps } from 'class-variance-authority';

/** One filled button per screen; second choices are outlined, third ones are links. Every size is at least 44 px high. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full border-control text-center font-sans font-semibold leading-tight',
    'cursor-pointer transition-colors select-none',
    'disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 aria-busy:cursor-progress',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        filled:
          'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
        outline:
          'border-line-strong bg-transparent text-ink enabled:hover:border-ink enabled:hover:bg-sunken [a&]:hover:border-ink [a&]:hover:bg-sunken',
        ghost: 'border-transparent bg-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
        danger:
          'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover',
        link: 'link -mx-1 border-transparent rounded-s font-semibold [--pad:0.25rem]',
      },
      size: {
        sm: 'min-h-11 px-(--pad,1rem) py-2 text-[0.95rem]',
        md: 'min-h-12 px-(--pad,1.35rem) py-2.5 text-base',
        lg: 'min-h-14 px-(--pad,1.75rem) py-3 text-[1.125rem]',
        icon: 'size-11 p-0 text-base',
      },
      block: { true: 'flex w-full', false: '' },
    },
    defaultVariants: { variant: 'filled', size: 'md', block: false },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
