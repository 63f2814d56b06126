import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { colourStops, zoneLimits } from '@/lib/assessments/bands';

/** `dark` reads as high without alarm; `plain` is a number that is neither good nor bad. */
export type ScoreTone = 'good' | 'mid' | 'high' | 'dark' | 'plain';

/** Half the way, in percent of the band, on which one colour turns into the next. */
const turn = 7;

export interface ZoneBandProps {
  /** 0 to 100; null draws the band alone. */
  score: number | null;
  tone: ScoreTone;
  /** Lines across the band. */
  thresholds?: readonly number[] | undefined;
  /** What a screen reader says for the picture; left out where the words beside it say everything. */
  spoken?: string;
  /** What it says besides, as a description. */
  spokenNote?: string | undefined;
  /** The last zone is drawn without the colour of alarm, as in all of the memory check. */
  soft?: boolean | undefined;
  /** A lower band, for cards and lists. */
  small?: boolean;
  /** Drawn on the band, in SVG: more than one number. Places across are percents, down are pixels (24, small 14). */
  children?: ReactNode;
  className?: string;
}

/**
 * A number between 0 and 100 as a dot on three soft zones. Never by colour alone: an open ring is calm, a ring with a
 * point noticeable, a full dot with a halo strong, and words and number stand beside it. Places are SVG attributes: no
 * inline style, and it prints.
 */
export function ZoneBand({
  score,
  tone,
  thresholds = zoneLimits,
  spoken,
  spokenNote,
  soft = tone === 'dark',
  small = false,
  children,
  className,
}: ZoneBandProps) {
  const scale = useId();
  const height = small ? 14 : 24;
  const [first, second] = colourStops;
  return (
    <svg
      {...(spoken
        ? { role: 'img', 'aria-label': spoken, 'aria-description': spokenNote }
        : { 'aria-hidden': true })}
      width="100%"
      height={height}
      className={cx('keep-colours block overflow-visible print:[print-color-adjust:exact]', className)}
    >
      {tone === 'plain' ? null : (
        <defs>
          <linearGradient id={scale}>
            <stop offset={`${first - turn}%`} className="[stop-color:var(--zone-calm)]" />
            <stop offset={`${first + turn}%`} className="[stop-color:var(--zone-noticeable)]" />
            <stop offset={`${second - turn}%`} className="[stop-color:var(--zone-noticeable)]" />
            <stop
              offset={`${second + turn}%`}
              className={soft ? '[stop-color:var(--line)]' : '[stop-color:var(--zone-strong)]'}
            />
          </linearGradient>
        </defs>
      )}
      <rect
        width="100%"
        height={height}
        rx="6"
        fill={tone === 'plain' ? undefined : `url(#${scale})`}
        className={cx(
          'hc:stroke-line hc:stroke-2 forced-colors:stroke-line-strong',
          tone === 'plain' && 'fill-sunken stroke-line',
        )}
      />
      <line x2="100%" y1={height / 2} y2={height / 2} className="stroke-line-strong/45" />
      {thresholds.map((threshold) => (
        <line
          key={threshold}
          x1={`${threshold}%`}
          x2={`${threshold}%`}
          y2={height}
          className="stroke-line-strong/70 hc:stroke-2"
        />
      ))}
      {score === null ? null : (
        <svg x={`${Math.min(Math.max(score, 0), 100)}%`} y={height / 2} overflow="visible" aria-hidden="true">
          <Dot tone={tone} radius={small ? 5 : 7} />
        </svg>
      )}
      {children}
    </svg>
  );
}

function Dot({ tone, radius }: { tone: ScoreTone; radius: number }) {
  const isFull = tone === 'high' || tone === 'dark' || tone === 'plain';
  return (
    <>
      {tone === 'high' || tone === 'dark' ? (
        <circle
          r={radius + 5}
          className="fill-none stroke-ink stroke-2"
          strokeDasharray="0.1 4"
          strokeLinecap="round"
        />
      ) : null}
      <circle r={radius} className={cx('stroke-ink stroke-[2.5]', isFull ? 'fill-ink' : 'fill-surface')} />
      {tone === 'mid' ? <circle r={radius * 0.42} className="fill-ink" /> : null}
    </>
  );
}
