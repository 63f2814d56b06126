import { zoneLimits } from '@/lib/assessments/bands';
import { labelled, placesOf } from '@/lib/assessments/history-series';

export interface TrendPoint {
  id: string;
  /** Ms since 1970. */
  at: number;
  /** 0 to 100. */
  score: number;
  /** Of low quality: its edge is dashed. */
  low: boolean;
  /** Full or hollow; without it the last point alone is full. */
  full?: boolean;
  /** The whole number in the reader's language. */
  number: string;
  /** Its day, or its time where all are of one day. */
  date: string;
}

export interface TrendLineProps {
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** The drawing in words. */
  spoken: string;
  /** Zones behind the line; none for a preference. */
  zones: boolean;
  /** The last zone without the colour of alarm. */
  soft: boolean;
  /** A straight line through the points, by the moments (ms) and heights of its ends; the points are not joined then. */
  fit?: readonly [FitEnd, FitEnd] | null;
}

export interface FitEnd {
  at: number;
  score: number;
}

const width = 280;
const top = 14;
/** More points than these would run into each other. */
const mostRoomy = 30;
/** Room of a date under the line. */
const dateGap = 72;
const y = (score: number) => top + 100 - Math.min(Math.max(score, 0), 100);
const [noticeable, strong] = zoneLimits;

/** Beneath its point goes a number that would leave the drawing, or cover a point just beside it and above. */
function isBelow(points: readonly TrendPoint[], places: readonly number[], index: number): boolean {
  const next = index === 0 ? 1 : index - 1;
  const [point, neighbour] = [points[index], points[next]];
  if (!point) return false;
  const isClose = neighbour && Math.abs((places[index] ?? 0) - (places[next] ?? 0)) < 30;
  return isClose ? neighbour.score > point.score : y(point.score) <= top + 14;
}

/** Words of the first and the last point stay within the drawing, those of any other stand at their point. */
function anchorOf(index: number, last: number): 'start' | 'middle' | 'end' {
  if (last === 0 || (index > 0 && index < last)) return 'middle';
  return index === 0 ? 'start' : 'end';
}
const numberShift = { start: -5, middle: 0, end: 5 } as const;

/** One measure over time. All places are attributes: no inline style, and it prints. */
export function TrendLine({ points, spoken, zones, soft, fit = null }: TrendLineProps) {
  // The ends of the line are moments of the first and the last points: they move no place.
  const ends = fit ?? [];
  const all = placesOf(
    [...points, ...ends].map(({ at }) => at),
    14,
    width - 14,
  );
  const places = all.slice(0, points.length);
  const dated = labelled(places, dateGap);
  const last = points.length - 1;
  const isDense = points.length > mostRoomy;
  const radius = (isLast: boolean) => (isLast ? 5.5 : isDense ? 2.5 : 4);
  return (
    <svg
      role="img"
      aria-label={spoken}
      viewBox={`0 0 ${width} 138`}
      className="keep-colours block w-full overflow-visible print:[print-color-adjust:exact]"
    >
      {zones ? (
        <>
          <g className="opacity-60 hc:opacity-100 forced-colors:opacity-100">
            <rect
              width={width}
              y={top}
              height={100 - strong}
              className={soft ? 'fill-line' : 'fill-(--zone-strong)'}
            />
            <rect
              width={width}
              y={y(strong)}
              height={strong - noticeable}
              className="fill-(--zone-noticeable)"
            />
            <rect width={width} y={y(noticeable)} height={noticeable} className="fill-(--zone-calm)" />
          </g>
          <path
            d={`M0 ${y(strong)}h${width}M0 ${y(noticeable)}h${width}`}
            className="stroke-line-strong/60"
          />
        </>
      ) : (
        <rect width={width} y={top} height={100} className="fill-sunken" />
      )}
      {fit ? (
        <polyline
          data-part="fit"
          points={fit.map(({ score }, index) => `${all[points.length + index]},${y(score)}`).join(' ')}
          className="fill-none stroke-accent stroke-[3]"
        />
      ) : (
        <polyline
          points={points.map(({ score }, index) => `${places[index]},${y(score)}`).join(' ')}
          strokeLinejoin="round"
          className="fill-none stroke-ink stroke-2"
        />
      )}
      {points.map(({ id, score, low, full = !low && id === points[last]?.id, number }, index) => (
        <g key={id}>
          <circle
            cx={places[index]}
            cy={y(score)}
            r={radius(index === last)}
            strokeDasharray={low ? '2.5 2' : undefined}
            className={full ? 'fill-ink stroke-ink stroke-2' : 'fill-surface stroke-ink stroke-2'}
          />
          {index === 0 || index === last ? (
            <text
              x={places[index]}
              y={y(score) + (isBelow(points, places, index) ? 19 : -9)}
              textAnchor={anchorOf(index, last)}
              dx={numberShift[anchorOf(index, last)]}
              className="fill-ink text-[13px] font-semibold tabular-nums"
            >
              {number}
            </text>
          ) : null}
        </g>
      ))}
      {dated.map((index) => (
        <text
          key={points[index]?.id}
          x={{ start: 0, middle: places[index], end: width }[anchorOf(index, last)]}
          y={132}
          textAnchor={anchorOf(index, last)}
          className="fill-ink-soft text-[12px]"
        >
          {points[index]?.date}
        </text>
      ))}
    </svg>
  );
}
