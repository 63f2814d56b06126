import type { HeatLevel } from '@/lib/progress/heat';

export interface HeatCellProps {
  x: number;
  y: number;
  size: number;
  level: HeatLevel;
  /** A rest day, or within a pause. */
  isOff?: boolean;
}

/** Each level is darker, and has one stroke more: it is told without colour, too. */
const shade: readonly string[] = ['opacity-0', 'opacity-20', 'opacity-45', 'opacity-70', 'opacity-100'];

/** A day. All places are attributes: no inline style, and it prints. */
export function HeatCell({ x, y, size, level, isOff = false }: HeatCellProps) {
  const strokes = Array.from({ length: level }, (_, index) => ((index + 1) * size) / (level + 1));
  return (
    <g data-level={level} data-off={isOff || undefined} transform={`translate(${x} ${y})`}>
      <rect
        x={0.5}
        y={0.5}
        width={size - 1}
        height={size - 1}
        rx={2.5}
        className="fill-sunken stroke-line-strong"
      />
      <rect x={1} y={1} width={size - 2} height={size - 2} rx={2} className={`fill-accent ${shade[level]}`} />
      {strokes.length > 0 ? (
        <path
          d={strokes.map((at) => `M${at} ${size - 3}V3`).join('')}
          className={level > 2 ? 'stroke-surface' : 'stroke-ink'}
          strokeWidth={1}
        />
      ) : null}
      {isOff ? (
        <circle cx={size / 2} cy={size / 2} r={3} className="fill-surface stroke-ink" strokeWidth={1} />
      ) : null}
    </g>
  );
}
