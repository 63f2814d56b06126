import { ring, type Shapes } from './shapes';

/** The two exercises that are clocks; apart from the others, because the dashboard shows them alone. */
export const clockDrawings = {
  // A clock with a part that is yours.
  'focus-burst': {
    mark: 'M48 50V20a30 30 0 0 1 26 45z',
    dotted: ring(48, 50, 40),
    ink: ring(48, 50, 30),
    accent: 'M48 50V26M40 4h16M48 4v6M79 21l5-5',
    full: ring(48, 50, 4.5),
  },
  // In and out.
  breathing: {
    mark: ring(51, 51, 16),
    dotted: ring(48, 48, 43),
    ink: ring(48, 48, 30),
    accent: `${ring(48, 48, 17)}M48 5v9M48 82v9M5 48h9M82 48h9`,
    full: ring(48, 48, 5),
  },
} as const satisfies Record<string, Shapes>;
