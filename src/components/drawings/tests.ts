import type { TestId } from '@/lib/assessments/catalogue';
import { bar, ring, rings, type Shapes } from './shapes';

/** What each test does, as a picture. */
export const testDrawings: Readonly<Record<TestId, Shapes>> = {
  // A view finder.
  focus_snapshot: {
    mark: ring(51, 52, 17),
    dotted: ring(48, 48, 33),
    ink: ring(48, 48, 19),
    accent: 'M8 24V8h16M72 8h16v16M88 72v16H72M24 88H8V72',
    full: ring(48, 48, 6.5),
  },
  // Six areas around one tick.
  focuscheck_adult_screening: {
    mark: ring(51, 52, 17),
    dotted: ring(48, 48, 38),
    ink: ring(48, 48, 21),
    accent: 'M38 49l7.5 7.5L59 41',
    beads: rings(5.5, [48, 10], [80.9, 67], [48, 86], [15.1, 67], [15.1, 29]),
    full: ring(80.9, 29, 5.5),
  },
  // One child, seen from home and from class.
  child_focus_tracker: {
    mark: 'M48 27.500a26 26 0 0 1 0 41a26 26 0 0 1 0-41z',
    dotted: ring(64, 48, 26),
    ink: ring(32, 48, 26),
    accent: 'M18 41l9-8 9 8M20.500 40v10h13V40M65 36h14v13H65zM72 36v13',
    full: ring(48, 52, 5),
  },
  // A talk.
  attention_flow_interview: {
    mark: bar(18, 44, 42, 11),
    dotted: 'M50 16a22 22 0 1 1 26 34l7 13-17-9',
    ink: 'M22 66L13 85l23-9.500A26 26 0 1 0 22 66z',
    beads: rings(3.6, [25, 49], [37, 49]),
    full: ring(49, 49, 3.6),
  },
  // Letters around the one that waits.
  focustrack_attention_test: {
    mark: ring(51, 51, 16),
    dotted: ring(48, 48, 25),
    ink: `${ring(48, 48, 17)}M43 17l5-12 5 12M45 13h6M76 23.500v12M84 23.500v12M76 29.500h8M75 60.500h10M80 60.500v12M45 79v12h7M12 72.500v-12l8 12v-12M13 23.500v12M20 23.500l-7 7 7 5`,
    accent: 'M42 42l12 12M54 42L42 54',
  },
  // A profile of many sides.
  psyprofile_lite: {
    mark: 'M48 48V14l22.800 26.600z',
    dotted: ring(48, 48, 42),
    accent: 'M48 14l22.800 26.600-4.600 32.500-29.400-9.700-15.400-24.100z',
    beads: rings(4.5, [70.8, 40.6], [66.2, 73.1], [36.8, 63.4], [21.4, 39.3]),
    full: ring(48, 14, 4.5),
  },
  // A clock that is put back.
  procrastination_patterns: {
    mark: 'M48 48V22a26 26 0 0 1 22.500 39z',
    dotted: 'M54 8.500a40 40 0 1 1-42 22',
    ink: ring(48, 48, 27),
    accent: 'M2.400 35.900L12 30.500l1.700 10.900M48 30v18l14 8',
    full: ring(48, 48, 4),
  },
  // The way in has openings.
  start_barriers: {
    mark: ring(51, 51, 12),
    dotted: 'M2 48h12.500a33.500 33.500 0 0 0 67 0h-13a20.500 20.500 0 0 0-41 0H42',
    ink: 'M9.400 37.600a40 40 0 1 1-.5 18.700M73 58.100a27 27 0 1 1 1-17.500M35 42.800a14 14 0 1 1 1.400 13',
    full: ring(48, 48, 5),
  },
  // Small and near, or large and far.
  delay_choice: {
    mark: ring(69, 36, 21),
    dotted: `M38 76c0-16 10-14 17-22${ring(66, 32, 14)}`,
    ink: `${ring(20, 48, 10)}${ring(66, 32, 24)}`,
    accent: 'M38 90V76c0-10-10-10-14-19',
    full: `${ring(20, 48, 4)}${ring(66, 32, 6)}`,
  },
  // What was seen comes back.
  memory_check: {
    mark: bar(53, 66, 34, 9),
    dotted: ring(26, 46, 22),
    ink: ring(68, 46, 22),
    accent: ring(46, 46, 22),
    full: ring(68, 46, 6),
  },
};
