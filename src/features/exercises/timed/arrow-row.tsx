type Side = 'L' | 'R';

const paths = { L: 'M34 20H6m12-12L6 20l12 12', R: 'M6 20h28M22 8l12 12-12 12', none: 'M6 20h28' } as const;
const places = [0, 1, 2, 3, 4] as const;
const middle = 2;

/**
 * Five arrows, 40 px apart whatever the size of letters, so that all lie within a few degrees of the one in the middle;
 * the same way round in every language.
 */
export function ArrowRow({ target, flankers }: { target: Side; flankers: Side | 'none' }) {
  return (
    <svg viewBox="0 0 200 40" width="200" height="40" aria-hidden="true">
      {places.map((place) => (
        <path
          key={place}
          d={paths[place === middle ? target : flankers]}
          transform={`translate(${40 * place} 0)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
