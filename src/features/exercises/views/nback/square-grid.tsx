import { Face } from '../../timed/face';

/** The eight around the middle, row by row: cell 1 is the first. */
const places = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
] as const;
const side = 100;
/** As large as the field lets it be, below the line that says how many back. */
const board = 'size-[clamp(112px,min(calc(100vw-48px),calc(100dvh-248px)),360px)]';

/** Three by three cells; the place of the filled one is what counts, so colour says nothing. */
export function SquareGrid() {
  return (
    <>
      <Face name="grid">
        <svg viewBox="-2 -2 304 304" className={`text-line-strong ${board}`} aria-hidden="true">
          <path
            d="M0 0h300v300h-300zM100 0v300M200 0v300M0 100h300M0 200h300"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </Face>
      {places.map(([column, row], i) => (
        <Face key={`${column}${row}`} name={`cell-${i + 1}`}>
          <svg viewBox="-2 -2 304 304" className={board} aria-hidden="true">
            <rect
              x={side * column + 10}
              y={side * row + 10}
              width={side - 20}
              height={side - 20}
              rx="6"
              fill="currentColor"
            />
          </svg>
        </Face>
      ))}
    </>
  );
}
