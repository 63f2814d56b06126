import { cx } from 'class-variance-authority';
import type { Shapes } from './shapes';

/** Attributes and no classes, so that a class of whoever draws it, a smaller one too, has the last word. */
const sizes = { list: '3rem', card: '6rem', page: '15rem' } as const;

export interface DrawingProps {
  shapes: Shapes;
  size?: keyof typeof sizes;
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * A line drawing made of the mark's rings: 48 px in lists, 96 px in cards, 240 px on empty pages, with one stroke at
 * every size. Without `title` it decorates and stays silent; with one it is a picture with that name.
 */
export function Drawing({ shapes, size = 'card', title, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 96 96"
      width={sizes[size]}
      height={sizes[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      className={cx('shrink-0 text-ink [&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      {shapes.mark && <path d={shapes.mark} className="fill-mark stroke-none forced-colors:fill-none" />}
      {shapes.dotted && <path d={shapes.dotted} strokeDasharray="0.1 4.2" />}
      {shapes.ink && <path d={shapes.ink} />}
      {shapes.accent && <path d={shapes.accent} className="stroke-accent" />}
      {shapes.beads && <path d={shapes.beads} className="fill-paper" />}
      {shapes.full && <path d={shapes.full} className="fill-accent stroke-none" />}
    </svg>
  );
}
