import { Slot, Slottable } from '@radix-ui/react-slot';
import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonVariants {
  /** Draws the child (a link, mostly) as a button instead of rendering one. */
  asChild?: boolean;
  disabled?: boolean;
  /** The action runs: presses do nothing, the focus stays, screen readers hear that it is busy. */
  busy?: boolean;
}

export function Button({
  asChild = false,
  busy = false,
  disabled = false,
  variant,
  size,
  block,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  const stop = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <Element
      data-slot="button"
      {...(asChild ? {} : { type, disabled: disabled && !busy })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...(asChild && disabled ? { 'aria-disabled': true } : {})}
      className={cx(buttonVariants({ variant, size, block }), className)}
      {...props}
      onClick={busy || (asChild && disabled) ? stop : onClick}
    >
      {busy ? <Spinner className="-ml-0.5" /> : null}
      <Slottable>{children}</Slottable>
    </Element>
  );
}
