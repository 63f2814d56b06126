import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const card = cva('rounded-l border p-[clamp(1.25rem,1rem+1.4vw,2rem)]', {
  variants: {
    tone: {
      plain: 'border-line bg-surface',
      // The calm zone of a band has the colour of the tint; there it is clear like paper.
      tint: 'border-transparent bg-accent-tint [--zone-calm:var(--surface)] hc:border-accent',
      lifted: 'border-line bg-surface shadow-lift',
    },
  },
  defaultVariants: { tone: 'plain' },
});

export interface CardProps extends ComponentProps<'div'>, VariantProps<typeof card> {}

/** Only for things that can be picked up: an offer, a question, a plan. Lists are rows with rules between them. */
export function Card({ tone, className, ...props }: CardProps) {
  return <div data-slot="card" className={cx(card({ tone }), className)} {...props} />;
}
