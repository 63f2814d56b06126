import type { PaidTier } from '../../config/plans.ts';
import type { RunMode } from './contract.ts';

/** Where an exercise is listed in the training hub. */
export type ExerciseCategory = 'attention' | 'regulation' | 'cognitive' | 'planning';

/** Facts about an exercise that lists, plans, store and addresses need; light on purpose. */
export interface ExerciseFacts {
  /** The id in addresses, stored runs and report content. */
  readonly id: string;
  /** It has a screen, and can be opened: hub, plans, store and addresses know it from then on. */
  readonly isOpen?: true;
  readonly kind: 'timed' | 'stepped' | 'clocked' | 'form';
  readonly category: ExerciseCategory;
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced';
  /** Expected minutes; equal when it is a single figure. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Lowest plan that opens the whole exercise. */
  readonly tier: 'freemium' | PaidTier;
  /** Length of the round that is open to every account, minutes; none without it. */
  readonly freeMinutes?: number;
  /** Variants with a history of their own; the first is the usual one. */
  readonly variants: readonly string[];
  /** The variant that works without seeing, or the exercise offered instead. */
  readonly withoutSight: { readonly variant: string } | { readonly offer: string };
  /** Offered instead where motion is to be reduced. */
  readonly withReducedMotion?: string;
  /** Has runs with fixed settings, so that trends compare like with like. */
  readonly hasTestMode: boolean;
  /** Results depend on the size of the screen: trends stay within one. */
  readonly screenMatters: boolean;
  /** Raised with any change of what is asked; trends never join across it. */
  readonly taskVersion: string;
  readonly scoringVersion: string;
}

const first = { taskVersion: '1.0.0', scoringVersion: '1.0.0' } as const;
const fixed = { hasTestMode: true, screenMatters: false } as const;
const free = { hasTestMode: false, screenMatters: false } as const;
const plus = { tier: 'plus' } as const;
const minutes = (min: number, max = min) => ({ minutes: { min, max } });

const list = [
  {
    id: 'gonogo',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Beginner',
    ...minutes(5),
    tier: 'freemium',
    variants: ['signs', 'tones'],
    withoutSight: { variant: 'tones' },
    ...free,
    ...first,
  },
  {
    id: 'stroop',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Intermediate',
    ...minutes(6),
    ...plus,
    variants: ['ink', 'pitch'],
    withoutSight: { variant: 'pitch' },
    ...fixed,
    ...first,
  },
  {
    id: 'flanker',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Beginner',
    ...minutes(6),
    ...plus,
    variants: ['arrows'],
    withoutSight: { offer: 'simon' },
    ...fixed,
    ...first,
  },
  {
    id: 'simon',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Beginner',
    ...minutes(5),
    ...plus,
    variants: ['sides', 'ear'],
    withoutSight: { variant: 'ear' },
    ...fixed,
    ...first,
  },
  {
    id: 'digit-span',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Beginner',
    ...minutes(8),
    tier: 'freemium',
    variants: ['both', 'shown', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...fixed,
    ...first,
  },
  {
    id: 'stop-signal',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Advanced',
    ...minutes(10),
    ...plus,
    variants: ['arrows', 'ear'],
    withoutSight: { variant: 'ear' },
    ...free,
    ...first,
  },
  {
    id: 'trail-switch',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Intermediate',
    ...minutes(5),
    ...plus,
    variants: ['tap', 'typed', 'spoken'],
    withoutSight: { variant: 'typed' },
    hasTestMode: true,
    screenMatters: true,
    ...first,
  },
  {
    id: 'tower-plan',
    isOpen: true,
    kind: 'stepped',
    category: 'planning',
    level: 'Advanced',
    ...minutes(10),
    ...plus,
    variants: ['screen', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...fixed,
    ...first,
  },
  {
    id: 'nback',
    isOpen: true,
    kind: 'timed',
    category: 'cognitive',
    level: 'Advanced',
    ...minutes(9),
    ...plus,
    variants: [
      'single',
      'shown',
      'dual',
      'spoken',
      'single-digits',
      'shown-digits',
      'dual-digits',
      'spoken-digits',
    ],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'task-switch',
    isOpen: true,
    kind: 'timed',
    category: 'cognitive',
    level: 'Advanced',
    ...minutes(8),
    ...plus,
    variants: ['shown', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...fixed,
    ...first,
  },
  {
    id: 'visual-search',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Beginner',
    ...minutes(6),
    ...plus,
    variants: ['letters'],
    withoutSight: { offer: 'gonogo' },
    hasTestMode: false,
    screenMatters: true,
    ...first,
  },
  {
    id: 'rotation',
    isOpen: true,
    kind: 'timed',
    category: 'cognitive',
    level: 'Intermediate',
    ...minutes(7),
    ...plus,
    variants: ['figures'],
    withoutSight: { offer: 'digit-span' },
    ...free,
    ...first,
  },
  {
    id: 'sart',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Intermediate',
    ...minutes(5),
    ...plus,
    variants: ['digits', 'training', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'pvt',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Beginner',
    ...minutes(3, 5),
    ...plus,
    variants: ['counter', 'tone'],
    withoutSight: { variant: 'tone' },
    ...free,
    ...first,
  },
  {
    id: 'attention-network',
    isOpen: true,
    kind: 'timed',
    category: 'attention',
    level: 'Intermediate',
    ...minutes(10),
    ...plus,
    variants: ['arrows'],
    withoutSight: { offer: 'simon' },
    ...free,
    ...first,
  },
  {
    id: 'memory-grid',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Beginner',
    ...minutes(6),
    tier: 'freemium',
    variants: ['grid'],
    withoutSight: { offer: 'digit-span' },
    ...fixed,
    ...first,
  },
  {
    id: 'task-priority',
    isOpen: true,
    kind: 'stepped',
    category: 'planning',
    level: 'Intermediate',
    ...minutes(6),
    ...plus,
    variants: ['cards', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'priority-navigator',
    isOpen: true,
    kind: 'stepped',
    category: 'planning',
    level: 'Advanced',
    ...minutes(10),
    ...plus,
    variants: ['list', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'executive-function',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Intermediate',
    ...minutes(7),
    ...plus,
    variants: ['cards', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'time-sense',
    isOpen: true,
    kind: 'stepped',
    category: 'planning',
    level: 'Intermediate',
    ...minutes(6),
    ...plus,
    variants: ['screen', 'tone'],
    withoutSight: { variant: 'tone' },
    ...free,
    ...first,
  },
  {
    id: 'word-recall',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Beginner',
    ...minutes(12),
    ...plus,
    variants: ['words', 'own', 'spoken'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'object-tracking',
    isOpen: true,
    kind: 'stepped',
    category: 'attention',
    level: 'Advanced',
    ...minutes(6),
    ...plus,
    variants: ['discs'],
    withoutSight: { offer: 'memory-updating' },
    withReducedMotion: 'memory-grid',
    hasTestMode: false,
    screenMatters: true,
    ...first,
  },
  {
    id: 'memory-updating',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Advanced',
    ...minutes(7),
    ...plus,
    variants: ['letters', 'spoken', 'digits', 'spoken-digits'],
    withoutSight: { variant: 'spoken' },
    ...free,
    ...first,
  },
  {
    id: 'object-location',
    isOpen: true,
    kind: 'stepped',
    category: 'cognitive',
    level: 'Beginner',
    ...minutes(8),
    ...plus,
    variants: ['room'],
    withoutSight: { offer: 'word-recall' },
    ...free,
    ...first,
  },
  {
    id: 'breathing',
    isOpen: true,
    freeMinutes: 1,
    kind: 'clocked',
    category: 'regulation',
    level: 'Beginner',
    ...minutes(1, 10),
    ...plus,
    variants: ['screen', 'tone', 'vibration', 'text'],
    withoutSight: { variant: 'tone' },
    ...free,
    ...first,
  },
  {
    id: 'focus-burst',
    isOpen: true,
    // Every free report's plan has it: '5-Minute Brief Focus'.
    freeMinutes: 5,
    kind: 'clocked',
    category: 'attention',
    level: 'Beginner',
    ...minutes(5, 45),
    ...plus,
    variants: ['screen'],
    withoutSight: { variant: 'screen' },
    ...free,
    ...first,
  },
  {
    id: 'body-scan',
    isOpen: true,
    kind: 'clocked',
    category: 'regulation',
    level: 'Beginner',
    ...minutes(10),
    ...plus,
    variants: ['voice', 'transcript'],
    withoutSight: { variant: 'voice' },
    ...free,
    ...first,
  },
  {
    id: 'htj',
    isOpen: true,
    kind: 'form',
    category: 'planning',
    level: 'Beginner',
    ...minutes(3),
    ...plus,
    variants: ['form'],
    withoutSight: { variant: 'form' },
    ...free,
    ...first,
  },
  {
    id: 'if-then-plan',
    isOpen: true,
    kind: 'form',
    category: 'planning',
    level: 'Beginner',
    ...minutes(5),
    ...plus,
    variants: ['form'],
    withoutSight: { variant: 'form' },
    ...free,
    ...first,
  },
  {
    id: 'temptation-bundle',
    isOpen: true,
    kind: 'form',
    category: 'planning',
    level: 'Beginner',
    ...minutes(4),
    ...plus,
    variants: ['form'],
    withoutSight: { variant: 'form' },
    ...free,
    ...first,
  },
] as const satisfies readonly ExerciseFacts[];

export const exerciseFacts: readonly ExerciseFacts[] = list;

type OpenFacts = Extract<(typeof list)[number], { readonly isOpen: true }>;
export type OpenExerciseId = OpenFacts['id'];
export type OpenExercise = ExerciseFacts & Pick<OpenFacts, 'id' | 'category'>;

const isOpen = (facts: (typeof list)[number]): facts is OpenFacts => 'isOpen' in facts;

/** Those that can be opened. */
export const openExercises: readonly OpenExercise[] = list.filter(isOpen);

export function factsOf(id: string): ExerciseFacts | undefined {
  return exerciseFacts.find((facts) => facts.id === id);
}

/** Runs 1, 5, 10, 15 … have fixed settings, where the exercise has such runs. */
export function modeOfRun({ hasTestMode }: ExerciseFacts, run: number): RunMode {
  return hasTestMode && (run === 1 || run % 5 === 0) ? 'test' : 'train';
}
