import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes';
import { useFieldWiring } from './field';

export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...props}
      {...useFieldWiring(props)}
      className={cx(controlClasses, 'resize-y leading-relaxed', className)}
    />
  );
}
