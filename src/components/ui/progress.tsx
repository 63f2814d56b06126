import * as ProgressPrimitive from '@radix-ui/react-progress';
import { cx } from 'class-variance-authority';

export interface ProgressProps {
  /** Between 0 and max; null while it is not known. */
  value: number | null;
  max?: number;
  /** What progresses. */
  label: string;
  /** Read instead of a percentage, for example 'Question 7 of 18'. */
  valueText?: string;
  className?: string;
}

/** A thin line. Its length is an SVG attribute, so that no inline style is needed. */
export function Progress({ value, max = 100, label, valueText, className }: ProgressProps) {
  const percent = value === null ? 100 : (Math.min(Math.max(value, 0), max) / max) * 100;
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value}
      max={max}
      aria-label={label}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className={cx(
        'h-1.5 w-full overflow-hidden rounded-full bg-line hc:h-3 hc:border hc:border-line-strong hc:bg-surface forced-colors:border forced-colors:border-[CanvasText]',
        value === null && 'animate-breathe',
        className,
      )}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="keep-colours block">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="3"
          className="fill-accent transition-[width] duration-200 forced-colors:fill-[Highlight]"
        />
      </svg>
    </ProgressPrimitive.Root>
  );
}
