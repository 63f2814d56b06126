import { clockDrawings } from './clocks';
import { bar, ring, rings, type Shapes } from './shapes';

/** What each exercise asks of the person, as a picture. */
export const exerciseDrawings = {
  ...clockDrawings,
  // The place of two steps ago.
  nback: {
    mark: bar(12, 58, 24, 24),
    dotted: 'M8 32h80M8 60h80M34 8v80M62 8v80',
    ink: 'M8 8h80v80H8z',
    accent: 'M74 26C60 44 44 50 34 56M43 56h-9l2-9',
    beads: ring(75, 20, 7),
    full: ring(21, 73, 7),
  },
  // Go at one, stay at the other.
  gonogo: {
    mark: ring(29, 52, 17),
    dotted: ring(70, 48, 22),
    ink: ring(26, 48, 18),
    accent: 'M58 36l24 24M18 48h16M28 42l6 6-6 6',
    full: ring(26, 84, 4),
  },
  // A word in another ink.
  stroop: {
    mark: bar(12, 50, 72, 12),
    dotted: ring(48, 44, 42),
    ink: 'M15 60l9-30 9 30M18 50h12M42 30v30h8a7.500 7.500 0 0 0 0-15.500h-8h7a7.200 7.200 0 0 0 0-14.500z',
    accent: 'M80 36a11 15 0 1 0 0 18M28 74h40',
  },
  // The one in the middle, whatever the others do.
  flanker: {
    mark: ring(51, 51, 13),
    dotted: ring(48, 48, 20),
    ink: 'M14 40l-8 8 8 8M28 40l-8 8 8 8M76 40l-8 8 8 8M90 40l-8 8 8 8',
    accent: 'M44 38l10 10-10 10',
    full: ring(48, 84, 4),
  },
  // The side does not count.
  simon: {
    mark: ring(75, 47, 13),
    dotted: 'M48 8v80',
    ink: 'M8 70h26v14H8zM62 70h26v14H62z',
    accent: 'M62 50C46 58 34 58 24 64M32 57l-9 7 11 3',
    beads: ring(22, 32, 11),
    full: ring(72, 44, 11),
  },
  // A path over a grid of places.
  'memory-grid': {
    mark: ring(51, 51, 11),
    dotted: 'M8 8h80v80H8z',
    ink: rings(7, [20, 48], [20, 76], [48, 76], [76, 20]),
    accent: 'M20 20h28v28h28v28',
    beads: rings(7, [48, 20], [76, 48], [20, 20]),
    full: `${ring(48, 48, 7)}${ring(76, 76, 7)}`,
  },
  // Two tasks on a scale.
  'task-priority': {
    mark: bar(6, 66, 30, 9),
    dotted: 'M20 22L10 54M20 22l12 32M76 34L64 62M76 34l12 28',
    ink: 'M6 54h30a15 12 0 0 1-30 0zM61 62h30a15 12 0 0 1-30 0z',
    accent: 'M14 20l68 16M48 28v58M32 86h32',
    full: ring(48, 28, 5),
  },
  // Figures heard, then said.
  'digit-span': {
    mark: bar(8, 64, 80, 10),
    dotted: 'M14 26a46 46 0 0 1 68 0M26 34a28 28 0 0 1 44 0',
    ink: 'M10 52l6-5v25M32 51a7 6 0 1 1 12 5L32 72h13M60 47h12l-8 9a8 8 0 1 1-5 14',
    accent: 'M82 58h8M86 54v8',
    full: ring(48, 22, 5),
  },
  // A route past errands of all sizes.
  'priority-navigator': {
    mark: ring(73, 25, 13),
    dotted: 'M12 82c20 2 18-22 34-24s26-6 24-26',
    ink: 'M22 20h20v14H22zM10 46h16v12H10zM62 62h24v18H62z',
    accent: 'M70 22V6l14 5-14 6',
    beads: ring(12, 82, 5),
    full: `${ring(46, 58, 4.5)}${ring(70, 30, 5.5)}`,
  },
  // The rule changes: another pile fits.
  'executive-function': {
    mark: bar(56, 50, 28, 36),
    dotted: 'M14 52h26v34H14z',
    ink: 'M34 6h28v34H34zM56 52h26v34H56z',
    accent: 'M42 40c-2 8-6 8-10 10M54 40c2 8 6 6 12 10M60 49l7 1-1-7',
    full: `${ring(48, 23, 6)}${ring(69, 69, 6)}`,
  },
  // A page that is kept.
  htj: {
    mark: bar(28, 50, 38, 10),
    dotted: 'M28 34h34M28 46h34M28 70h22',
    ink: 'M18 10h50a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H18zM18 86V10',
    accent: 'M28 58h32M10 22h14M10 42h14M10 62h14M10 80h14',
    full: ring(76, 20, 5),
  },
  // It has started, and is called back.
  'stop-signal': {
    mark: 'M38 24h20l14 14v20L58 72H38L24 58V38z',
    dotted: 'M4 48h16M76 48h16M4 60h12M4 36h12',
    ink: 'M35 16h26l19 19v26L61 80H35L16 61V35z',
    accent: 'M40 36v24M56 36v24',
    full: ring(88, 84, 4.5),
  },
  // Two rules in turn.
  'task-switch': {
    mark: ring(31, 36, 15),
    dotted: ring(68, 64, 20),
    ink: ring(28, 32, 20),
    accent: 'M58 14c16-2 26 8 26 22M78 30l6 6 6-6M38 82C22 84 12 74 12 62M18 67l-6-6-6 6',
    full: `${ring(28, 32, 5)}${ring(68, 64, 5)}`,
  },
  // One among many.
  'visual-search': {
    mark: ring(57, 56, 15),
    dotted: ring(48, 48, 43),
    ink: rings(6, [28, 26], [52, 18], [74, 32], [20, 50], [34, 72], [78, 58], [60, 78]),
    accent: ring(54, 52, 14),
    full: ring(54, 52, 6),
  },
  // A trail that changes its kind.
  'trail-switch': {
    mark: ring(77, 27, 11),
    dotted: 'M52 66L64 50',
    ink: 'M20 30l28 10M45 46L24 72M32 78l12-8',
    accent: 'M64 50l8-13M63 39l9-2.500 1.500 9',
    beads: `${rings(8, [14, 26], [50, 72])}M46 34h14v14H46zM14 70h14v14H14z`,
    full: ring(74, 24, 8),
  },
  // Sand without figures.
  'time-sense': {
    mark: 'M30 78c2-14 12-18 18-20 6 2 16 6 18 20z',
    dotted: 'M48 44v30',
    ink: 'M22 8h52M22 88h52M28 8c0 26 14 28 20 40-6 12-20 14-20 40M68 8c0 26-14 28-20 40 6 12 20 14 20 40',
    accent: 'M36 26h24M42 34h12',
    full: ring(48, 48, 3.5),
  },
  // One figure, turned.
  rotation: {
    mark: bar(58, 56, 24, 24),
    dotted: 'M58 32h24v24H58zM58 56h24v24H58zM34 56h24v24H34z',
    ink: 'M10 14h16v16H10zM10 30h16v16H10zM26 30h16v16H26z',
    accent: 'M54 10c18-4 30 4 32 14M80 20l6 5 5-7M16 60c-2 14 4 22 12 26M20 87l9-1-2-8',
  },
  // A word comes back, later and later.
  'word-recall': {
    mark: bar(66, 48, 26, 9),
    dotted: 'M10 62a10 10 0 0 1 20 0M30 62a14 14 0 0 1 28 0M58 62a17 17 0 0 1 34 0',
    ink: 'M6 76h84',
    accent: 'M10 24h30M10 34h20',
    beads: rings(5, [10, 62], [30, 62], [58, 62]),
    full: ring(90, 62, 5),
  },
  // Three rods, a few discs.
  'tower-plan': {
    mark: bar(58, 66, 32, 12),
    dotted: 'M48 20v58M74 20v58M22 20v58',
    ink: 'M4 80h88M10 68h24v10H10zM14 58h16v10H14zM42 68h12v10H42z',
    accent: 'M24 46c4-22 34-26 46-8M70 29v10h-10',
    full: ring(74, 71, 6),
  },
  // From head to foot.
  'body-scan': {
    mark: bar(14, 46, 68, 10),
    dotted: 'M8 24h80M8 76h80',
    ink: `${ring(48, 16, 9)}M48 25v32M48 34L28 50M48 34l20 16M48 57L34 86M48 57l14 29`,
    accent: 'M4 51h20M72 51h20',
    full: ring(48, 51, 4.5),
  },
  // The same, and again, and once not.
  sart: {
    mark: ring(75, 51, 12),
    dotted: 'M6 70h84',
    ink: rings(8, [14, 48], [34, 48], [54, 48]),
    accent: 'M8 82h12M28 82h12M48 82h12M68 28l10-10M78 28L68 18',
    full: ring(74, 48, 8),
  },
  // Wait, then at once.
  pvt: {
    mark: bar(26, 40, 44, 16),
    dotted: 'M8 20h80M8 76h80',
    ink: 'M20 32h56v32H20z',
    accent: 'M33 42v12M41 42h8v6h-8v6h8M57 42h8v12h-8z',
    full: ring(48, 86, 5),
  },
  // Some of them are followed.
  'object-tracking': {
    mark: ring(29, 33, 13),
    dotted: 'M26 30c10 16 22 6 30 22M72 68c-16 4-20-12-34-6M22 76c2-14 12-12 14-22',
    ink: 'M6 8h84v80H6z',
    accent: 'M52 46l4 7-8 1M43 57l-6 5 6 5',
    beads: rings(7, [22, 76], [74, 26]),
    full: `${ring(26, 30, 7)}${ring(74, 68, 7)}`,
  },
  // The last few stay, the rest goes.
  'memory-updating': {
    mark: bar(52, 40, 38, 20),
    dotted: rings(8, [12, 50], [34, 50]),
    ink: 'M50 38h42v24H50z',
    accent: 'M12 26C24 14 50 12 66 26M66 16v10H56',
    beads: ring(62, 50, 6),
    full: ring(80, 50, 6),
  },
  // Alert, turned, decided.
  'attention-network': {
    mark: ring(51, 75, 12),
    dotted: 'M48 26v34M18 48h16M62 48h16',
    ink: `${rings(9, [48, 16], [16, 48], [80, 48])}`,
    accent: 'M48 10v12M42 16h12M20 42l-7 6 7 6M76 42l7 6-7 6M42 66l-6 6 6 6M54 66l6 6-6 6',
    full: ring(48, 72, 5),
  },
  // Where was it?
  'object-location': {
    mark: bar(54, 62, 30, 9),
    dotted: 'M10 40h76M48 14v26',
    ink: 'M10 14h76v68H10zM20 62h18v20H20z',
    accent: 'M22 20h16v14H22zM60 34a7 7 0 0 1 14 0M62 40h10',
    full: ring(68, 58, 6),
  },
  // If this, then that.
  'if-then-plan': {
    mark: bar(56, 56, 34, 10),
    dotted: 'M24 46v26a10 10 0 0 0 10 10h14',
    ink: 'M6 14h44v30H6z',
    accent: 'M44 76l7 6-7 6M17 28l8 7 14-13',
    beads: 'M58 66h32v24H58z',
    full: ring(74, 78, 5),
  },
  // A chore and a treat on one string.
  'temptation-bundle': {
    mark: ring(71, 55, 17),
    dotted: 'M28 30c4-18 34-18 38 2',
    ink: 'M8 34h34v44H8z',
    accent: 'M16 48l5 5 9-9M16 66h18M46 55h8',
    beads: ring(70, 55, 18),
    full: 'M70 64l-8-8a5 5 0 0 1 8-6a5 5 0 0 1 8 6z',
  },
} as const satisfies Record<string, Shapes>;
