import { cx } from 'class-variance-authority';

export interface PlacesLeftProps {
  done: number;
  /** 0: it is not to be known yet; the room stays. */
  all: number;
  /** The same in words. */
  label: string;
}

/** How much of an answer is given: a full dot for each part, an open one for those to come. */
export function PlacesLeft({ done, all, label }: PlacesLeftProps) {
  return (
    <p role="status" aria-label={all > 0 ? label : undefined} className="flex h-4 justify-center gap-2.5">
      {Array.from({ length: all }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the dot
          key={place}
          className={cx(
            'size-3 rounded-full border-2 border-accent',
            place < done && 'bg-accent forced-colors:bg-[Highlight]',
          )}
        />
      ))}
    </p>
  );
}
