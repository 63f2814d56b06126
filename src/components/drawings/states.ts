import { bar, ring, rings, type Shapes } from './shapes';

/** Empty pages, and the three moments that deserve a large picture. */
export const stateDrawings = {
  // Nothing here yet: an open ring with room for the first one.
  empty: {
    mark: bar(26, 80, 44, 9),
    dotted: ring(48, 44, 36),
    ink: ring(48, 44, 20),
    accent: 'M48 37v14M41 44h14',
  },
  // No results: a line of days without a dot.
  no_results: {
    mark: bar(8, 62, 26, 9),
    dotted: `M8 30h80M8 48h80${rings(6, [44, 66], [70, 66])}`,
    ink: 'M8 12v54h84',
    accent: ring(21, 66, 6),
  },
  // Nothing found: the lens is wide and sees paper.
  not_found: {
    mark: bar(20, 36, 40, 10),
    dotted: ring(40, 40, 36),
    ink: `${ring(40, 40, 24)}M58 58l8 8`,
    accent: 'M66 66l20 20',
  },
  // All read: the wave has come to rest.
  quiet: {
    mark: bar(20, 52, 56, 10),
    dotted: `${ring(48, 48, 42)}${ring(48, 48, 14)}`,
    ink: ring(48, 48, 28),
    accent: 'M6 48h84',
  },
  // The cart has room.
  cart: {
    mark: bar(24, 78, 48, 9),
    dotted: 'M34 34a14 14 0 0 1 28 0',
    ink: 'M14 34h68l-7 38a6 6 0 0 1-6 5H27a6 6 0 0 1-6-5z',
    accent: 'M34 34v9M62 34v9M40 60h16',
  },
  // Under way: the rings have not come together yet.
  waiting: {
    mark: ring(60, 48, 13),
    dotted: `${ring(38, 48, 34)}${ring(60, 48, 30)}`,
    ink: ring(46, 48, 24),
    accent: ring(52, 48, 13),
  },
  // Not connected: two rings that do not touch.
  apart: {
    mark: ring(25, 52, 14),
    dotted: `${ring(22, 48, 19)}M45 48h14`,
    ink: ring(22, 48, 11),
    accent: ring(78, 48, 13),
    full: ring(78, 48, 5),
  },
  // Welcome: the sun comes up over the line.
  welcome: {
    mark: 'M28 64a20 20 0 0 1 40 0z',
    dotted: 'M4 64a44 44 0 0 1 88 0',
    ink: 'M18 64a30 30 0 0 1 60 0M4 64h88',
    accent: 'M48 26V16M26 34l-6-7M70 34l6-7M22 76h52M34 86h28',
    full: 'M41 64a7 7 0 0 1 14 0z',
  },
  // The wall: a gate that stands open.
  wall: {
    mark: 'M38 88V46a12 12 0 0 1 22 0v42z',
    dotted: 'M8 88V48a40 40 0 0 1 80 0v40',
    ink: 'M22 88V48a26 26 0 0 1 52 0v40M4 88h88',
    accent: 'M49 88V34l18 8v46',
    full: ring(62, 64, 3),
  },
  // Success: the ring is closed.
  success: {
    mark: ring(51, 52, 22),
    dotted: ring(48, 48, 42),
    ink: ring(48, 48, 29),
    accent: 'M35 49l9 10 19-21',
    beads: rings(4.5, [18.3, 18.3], [77.7, 77.7]),
    full: ring(77.7, 18.3, 5.5),
  },
} as const satisfies Record<string, Shapes>;

export type StateName = keyof typeof stateDrawings;
