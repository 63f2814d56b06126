import { cx } from 'class-variance-authority';

export interface PairedBar {
  /** 0 to 100; null when there is no number. */
  score: number | null;
  /** Of low quality: drawn as an outline only. */
  hollow: boolean;
  /** What a screen reader says. */
  spoken: string;
  /** Short name beside the bar: 'Earlier', 'Later'. */
  label: string;
  /** The number in the reader's format. */
  number: string;
}

/** Two numbers of one area as bars under each other, the earlier one lighter. */
export function PairedBars({ earlier, later }: { earlier: PairedBar; later: PairedBar }) {
  return (
    <div className="mt-2 grid gap-1.5">
      <Bar bar={earlier} className="text-line-strong" />
      <Bar bar={later} className="text-accent" />
    </div>
  );
}

/** Lengths are SVG attributes, so there is no inline style and it prints. */
function Bar({ bar, className }: { bar: PairedBar; className: string }) {
  const width = `${Math.min(Math.max(bar.score ?? 0, 0), 100)}%`;
  return (
    <div className="grid grid-cols-[5.5rem_1fr_3.5rem] items-center gap-x-3 text-sm">
      <span aria-hidden="true" className="text-ink-soft">
        {bar.label}
      </span>
      <svg
        role="img"
        aria-label={bar.spoken}
        width="100%"
        height="14"
        className={cx('keep-colours block overflow-visible', className)}
      >
        <rect
          y="2"
          width="100%"
          height="10"
          rx="3"
          className="fill-sunken stroke-line stroke-1 hc:stroke-2"
        />
        {bar.score === null ? null : (
          <rect
            y="2"
            width={width}
            height="10"
            rx="3"
            data-hollow={bar.hollow || undefined}
            className={bar.hollow ? 'fill-surface stroke-current stroke-2' : 'fill-current'}
            strokeDasharray={bar.hollow ? '3 3' : undefined}
          />
        )}
      </svg>
      <span aria-hidden="true" className="text-end font-semibold tabular-nums">
        {bar.number}
      </span>
    </div>
  );
}
