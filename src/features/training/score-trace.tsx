import { placesOf } from '@/lib/assessments/history-series';

export interface ScoreTraceProps {
  /** 0 to 100, oldest first, two at least. */
  scores: readonly number[];
  /** The drawing in words. */
  spoken: string;
}

const width = 96;
const height = 28;
const edge = 4;
const y = (score: number) => edge + ((100 - score) / 100) * (height - 2 * edge);

/** The latest scores as one small line: which way, not how much. */
export function ScoreTrace({ scores, spoken }: ScoreTraceProps) {
  const places = placesOf(
    scores.map((_, index) => index),
    edge,
    width - edge,
  );
  const last = scores.length - 1;
  return (
    <svg
      role="img"
      aria-label={spoken}
      viewBox={`0 0 ${width} ${height}`}
      className="keep-colours h-7 w-24 shrink-0 overflow-visible"
    >
      <polyline
        points={scores.map((score, index) => `${places[index]},${y(score)}`).join(' ')}
        strokeLinejoin="round"
        className="fill-none stroke-ink stroke-[1.6]"
      />
      <circle cx={places[last]} cy={y(scores[last] ?? 0)} r="3" className="fill-accent" />
    </svg>
  );
}
