import { cx } from 'class-variance-authority';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariants, buttonVariants } from './ui/button-variants';

export interface ButtonLinkProps extends LinkProps, ButtonVariants {}

/** A link that looks like a button: going somewhere is a link, doing something is a button. */
export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return <Link className={cx(buttonVariants({ variant, size, block }), className)} {...props} />;
}
