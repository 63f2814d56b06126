import { href, paths } from '../../config/paths.ts';
import { type CatalogueEntry, catalogueEntries, type TestId } from '../assessments/catalogue.ts';
import type { Tier } from '../billing/tier.ts';
import { type ExerciseDefinition, exercises } from '../cognitive/registry.ts';
import type { ExerciseId } from '../exercises/ids.ts';
import { tagsOfExercise, tagsOfTest } from './areas.ts';
import type { Tag } from './need.ts';

/** Everything that can be recommended: exercises of the registry and tests about oneself that have better and worse. */
export interface OfferedItem {
  readonly id: string;
  readonly type: 'exercise' | 'test';
  /** Id in the registry or the catalogue. */
  readonly of: string;
  readonly title: string;
  readonly url: string;
  readonly tier: Tier;
  readonly tags: readonly Tag[];
}

/** Names in English; the texts of the interface say the same (a contract test). */
const exerciseTitles: Readonly<Record<ExerciseId, string>> = {
  'attention-network': 'Attention Networks',
  'body-scan': 'Body Scan',
  breathing: 'Paced Breathing',
  'digit-span': 'Digit Span',
  'executive-function': 'Rule Shift',
  flanker: 'Arrow Flanker',
  'focus-burst': 'Focus Burst',
  gonogo: 'Go / No-Go',
  htj: 'Habit Trigger Journal',
  'if-then-plan': 'If-Then Plan',
  'memory-grid': 'Memory Grid',
  'memory-updating': 'Running Memory',
  nback: 'N-Back',
  'object-location': 'Where Things Are',
  'object-tracking': 'Object Tracking',
  'priority-navigator': 'Priority Navigator',
  pvt: 'Vigilance',
  rotation: 'Mental Rotation',
  sart: 'Steady Go',
  simon: 'Simon Sides',
  'stop-signal': 'Stop Signal',
  stroop: 'Stroop Colors',
  'task-priority': 'Task Priority',
  'task-switch': 'Task Switch',
  'temptation-bundle': 'Temptation Bundle',
  'time-sense': 'Time Sense',
  'tower-plan': 'Tower Plan',
  'trail-switch': 'Trail Switch',
  'visual-search': 'Visual Search',
  'word-recall': 'Word Recall',
};

const tierOfTest = ({ access }: CatalogueEntry): Tier => (access === 'visitor' ? 'freemium' : access);

/** A round that is open to every account makes an exercise one of Freemium. */
const tierOfExercise = ({ tier, freeMinutes }: ExerciseDefinition): Tier =>
  freeMinutes === null ? tier : 'freemium';

export const exerciseItemId = (id: string) => `exercise:${id}`;
export const testItemId = (id: string) => `test:${id}`;

/** Worries of memory and questions about a child are never somebody's next step by a rule; a preference is none. */
const mayBeOffered = ({ about, tone, kind }: CatalogueEntry) =>
  about === 'self' && tone === 'plain' && kind !== 'choices';

export const offeredItems: readonly OfferedItem[] = [
  ...exercises.map(
    (exercise): OfferedItem => ({
      id: exerciseItemId(exercise.id),
      type: 'exercise',
      of: exercise.id,
      title: exerciseTitles[exercise.id],
      url: href(paths.exerciseIntro, { exerciseId: exercise.id }),
      tier: tierOfExercise(exercise),
      tags: tagsOfExercise(exercise.id),
    }),
  ),
  ...catalogueEntries.filter(mayBeOffered).map(
    (entry): OfferedItem => ({
      id: testItemId(entry.testId),
      type: 'test',
      of: entry.testId,
      title: entry.catalogueName,
      url: href(paths.testIntro, { testId: entry.routeKey }),
      tier: tierOfTest(entry),
      tags: tagsOfTest(entry.testId as TestId),
    }),
  ),
];
