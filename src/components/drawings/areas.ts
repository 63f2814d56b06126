import type { AreaKind } from '@/lib/assessments/types';
import { bar, ring, rings, type Shapes } from './shapes';

/** What an area is about, as a picture. */
export const areaDrawings: Readonly<Record<AreaKind, Shapes>> = {
  // Rays meet behind a lens.
  attention: {
    mark: ring(66, 51, 12),
    dotted: 'M4 26h28M4 48h28M4 70h28M78 30a22 22 0 0 1 0 36',
    ink: 'M36 12c12 22 12 50 0 72c-12-22-12-50 0-72z',
    accent: 'M42 27L63 45M45 48h16M42 69l21-18',
    full: ring(66, 48, 5.5),
  },
  // A pause before the dot goes off.
  impulse: {
    mark: ring(51, 52, 20),
    dotted: ring(48, 48, 42),
    ink: ring(48, 48, 28),
    accent: 'M42 37v22M54 37v22',
    full: ring(77.7, 18.3, 5),
  },
  // Everything has its place.
  organization: {
    mark: bar(16, 43, 64, 12),
    dotted: `${ring(48, 48, 43)}${rings(6.5, [68, 28], [48, 68])}`,
    ink: rings(6.5, [28, 28], [48, 28], [28, 48], [68, 48], [28, 68], [68, 68]),
    full: ring(48, 48, 6.5),
  },
  // A wave in the ring.
  emotion: {
    mark: bar(12, 52, 72, 11),
    dotted: ring(48, 48, 42),
    ink: ring(48, 48, 29),
    accent: 'M6 48h10c6 0 6-16 12-16s7 32 14 32 7-24 13-24 6 14 12 14 5-6 10-6h13',
  },
  // The arc of a day.
  daily: {
    mark: bar(14, 62, 68, 9),
    dotted: 'M8 62a40 40 0 0 1 80 0',
    ink: 'M22 62a26 26 0 0 1 52 0',
    accent: 'M4 62h88M26 76h44',
    full: ring(76.3, 33.7, 5.5),
  },
  // Three things pull at one.
  distraction: {
    mark: ring(51, 56, 15),
    dotted: 'M48 35V22M33 62L23 68M63 62l10 6',
    ink: ring(48, 53, 18),
    accent: 'M43 24l5-6 5 6M30 70l-8-1.500 2-8M66 70l8-1.500-2-8',
    beads: rings(5.5, [48, 9], [11, 76], [85, 76]),
    full: ring(48, 53, 5.5),
  },
  // A ball that does not come to rest.
  restlessness: {
    mark: bar(10, 74, 76, 9),
    dotted: 'M8 72c4-34 16-34 20 0M28 72c5-46 21-46 26 0M54 72c4-36 12-44 19-45',
    ink: 'M4 72h88',
    accent: 'M88 14v8M92 34l-6-4M70 10l3 6',
    full: ring(79, 25, 7),
  },
  // Steps on the way to a flag.
  planning: {
    mark: bar(58, 20, 30, 14),
    dotted: 'M10 84c0-24 24-6 24-26s24-8 24-24',
    ink: 'M58 48V18M4 84h88',
    accent: 'M58 20h30l-7 7 7 7H58',
    beads: rings(5.5, [10, 84], [34, 58]),
    full: ring(58, 48, 5.5),
  },
  // A ring that is filled part of the way.
  energy: {
    mark: 'M22 58h52a28 28 0 0 1-52 0z',
    dotted: ring(48, 48, 42),
    ink: ring(48, 48, 28),
    accent: 'M20.500 58h55M50 26L41 47h13l-8 18',
  },
  // Two rings hold each other.
  social: {
    mark: bar(26, 74, 44, 9),
    dotted: 'M14 24a44 44 0 0 1 68 0',
    ink: `${ring(34, 50, 22)}`,
    accent: ring(62, 50, 22),
    full: `${ring(34, 50, 4.5)}${ring(62, 50, 4.5)}`,
  },
  // A ring and what the water shows of it.
  confidence: {
    mark: bar(14, 50, 68, 9),
    dotted: 'M30 60a18 18 0 0 0 36 0M40 60a8 8 0 0 0 16 0',
    ink: ring(48, 26, 18),
    accent: 'M6 50h84M26 82h44M38 90h20',
    full: ring(48, 26, 6),
  },
  // A moon over a quiet line.
  rest: {
    mark: ring(57, 46, 18),
    dotted: ring(48, 44, 38),
    ink: 'M56 20a26 26 0 1 0 15 40a21 21 0 0 1-15-40z',
    accent: 'M4 88h60M74 88h14',
    full: ring(75, 26, 4.5),
  },
};
