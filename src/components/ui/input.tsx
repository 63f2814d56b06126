import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes';
import { useFieldWiring } from './field';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      {...props}
      {...useFieldWiring(props)}
      className={cx(controlClasses, className)}
    />
  );
}
