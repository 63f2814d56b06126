import { cx } from 'class-variance-authority';
import { objectLines } from './objects';

/** A thing on a round ground, so that the lines of the room do not run through it. */
export function ObjectDrawing({ object, className }: { object: number; className?: string }) {
  return (
    <span
      className={cx(
        'grid aspect-square place-items-center rounded-full border-2 border-accent bg-surface text-ink',
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-2/3 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={objectLines[object]} />
      </svg>
    </span>
  );
}
