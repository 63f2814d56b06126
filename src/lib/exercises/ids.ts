/** The exercises that can be opened, by the id of their address: all that the list of pages needs to know of them (facts.ts has the rest). */
export const openExerciseIds = [
  'gonogo',
  'stroop',
  'flanker',
  'simon',
  'digit-span',
  'stop-signal',
  'trail-switch',
  'tower-plan',
  'nback',
  'task-switch',
  'visual-search',
  'rotation',
  'sart',
  'pvt',
  'attention-network',
  'memory-grid',
  'task-priority',
  'priority-navigator',
  'executive-function',
  'time-sense',
  'word-recall',
  'object-tracking',
  'memory-updating',
  'object-location',
  'breathing',
  'focus-burst',
  'body-scan',
  'htj',
  'if-then-plan',
  'temptation-bundle',
] as const;
export type ExerciseId = (typeof openExerciseIds)[number];

export const exerciseIds: ReadonlySet<string> = new Set(openExerciseIds);

export function isExerciseId(value: unknown): value is ExerciseId {
  return typeof value === 'string' && exerciseIds.has(value);
}
