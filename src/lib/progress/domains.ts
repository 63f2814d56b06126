import type { ExerciseId } from '../exercises/ids.ts';

/** What each exercise asks most of. */
const domains: Readonly<Record<ExerciseId, string>> = {
  nback: 'updating',
  'memory-updating': 'updating',
  gonogo: 'response_inhibition',
  stroop: 'interference_control',
  flanker: 'selective_attention',
  'visual-search': 'selective_attention',
  simon: 'response_conflict',
  'memory-grid': 'visuospatial_span',
  'digit-span': 'verbal_span',
  'task-priority': 'importance',
  breathing: 'self_regulation',
  'focus-burst': 'starting',
  'priority-navigator': 'planning',
  'tower-plan': 'planning',
  'executive-function': 'set_shifting',
  htj: 'self_monitoring',
  'stop-signal': 'action_cancelling',
  'task-switch': 'flexibility',
  'trail-switch': 'alternation',
  'time-sense': 'time_estimation',
  rotation: 'spatial_transformation',
  'word-recall': 'learning',
  'body-scan': 'meta_awareness',
  sart: 'sustained_attention',
  pvt: 'alertness',
  'object-tracking': 'divided_attention',
  'attention-network': 'alerting',
  'object-location': 'associative_memory',
  'if-then-plan': 'goal_implementation',
  'temptation-bundle': 'self_motivation',
};

/** One of another version of the app is a domain of its own. */
export const domainOfExercise = (id: string): string =>
  (domains as Readonly<Record<string, string>>)[id] ?? id;
