import { blockPlaces, blockSide } from '@/lib/exercises/memory-grid/path';

const side = 100;

/** A path over the blocks, numbered in the order it is to be pressed. */
export function PathDrawing({ path, label }: { path: readonly number[]; label: string }) {
  const block = side * blockSide;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      className="mx-auto w-52 max-w-full rounded-l bg-sunken"
    >
      {blockPlaces.map(({ x, y }, place) => {
        const order = path.indexOf(place);
        const isOnPath = order !== -1;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x * side} ${y * side})`}>
            <rect
              x={-block / 2}
              y={-block / 2}
              width={block}
              height={block}
              rx="3"
              strokeWidth={isOnPath ? 1.2 : 0.6}
              className={isOnPath ? 'fill-accent-tint stroke-accent' : 'fill-surface stroke-line-strong'}
            />
            {isOnPath ? (
              <text
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-ink font-stimulus text-[8px] font-semibold"
              >
                {order + 1}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
