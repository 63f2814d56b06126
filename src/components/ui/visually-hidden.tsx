import type { ComponentProps } from 'react';

/** Text for screen readers only. A class, not an inline style, so that it can be prerendered under the policy. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" {...props} className="sr-only" />;
}
