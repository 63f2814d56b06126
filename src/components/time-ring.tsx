import { cx } from 'class-variance-authority';

export interface TimeRingProps {
  /** Of the ring, from 0 to 1. */
  share: number;
  text: string;
  note?: string | undefined;
  size?: 'md' | 'lg';
}

/** The time left as a ring that empties; the number in the middle says the same. Decorative for screen readers. */
export function TimeRing({ share, text, note, size = 'md' }: TimeRingProps) {
  const radius = 88;
  const around = 2 * Math.PI * radius;
  return (
    <div
      className={cx(
        'relative mx-auto grid w-full place-items-center',
        size === 'lg' ? 'max-w-76' : 'max-w-60',
      )}
    >
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        className="keep-colours col-start-1 row-start-1 w-full -rotate-90"
      >
        <circle
          cx="100"
          cy="100"
          r={radius}
          fill="none"
          strokeWidth="8"
          className="stroke-line forced-colors:stroke-[GrayText]"
        />
        <circle
          cx="100"
          cy="100"
          r={radius}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - Math.min(1, Math.max(0, share)))}
          className="stroke-accent forced-colors:stroke-[Highlight]"
        />
      </svg>
      <div className="col-start-1 row-start-1 px-8 text-center">
        <p role="timer" className="font-serif text-3xl tabular-nums">
          {text}
        </p>
        {note ? <p className="text-ink-soft">{note}</p> : null}
      </div>
    </div>
  );
}
