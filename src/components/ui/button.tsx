import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonVariants {
  disabled?: boolean;
  /** The action runs: presses do nothing, the focus stays, screen readers hear that it is busy. */
  busy?: boolean;
}

export function Button({
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
  const stop = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      data-slot="button"
      type={type}
      disabled={disabled && !busy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={cx(buttonVariants({ variant, size, block }), className)}
      {...(size === 'icon' ? { 'data-tip': '' } : {})}
      {...props}
      onClick={busy ? stop : onClick}
    >
      {busy ? <Spinner className="-ml-0.5" /> : null}
      {children}
    </button>
  );
}
