import type { OpenExerciseId } from '@/lib/exercises/facts';
import type { View } from './view';

/** Those two are clocks with screens of their own. */
export type PlayedId = Exclude<OpenExerciseId, 'breathing' | 'focus-burst'>;

/** The screen of each exercise, loaded when somebody opens it. */
export const views: Readonly<Record<PlayedId, () => Promise<{ readonly view: View }>>> = {
  'attention-network': () => import('./views/attention-network'),
  'body-scan': () => import('./views/body-scan'),
  'digit-span': () => import('./views/digit-span'),
  'executive-function': () => import('./views/executive-function'),
  flanker: () => import('./views/flanker'),
  gonogo: () => import('./views/gonogo'),
  htj: () => import('./views/htj'),
  'if-then-plan': () => import('./views/if-then-plan'),
  'memory-grid': () => import('./views/memory-grid'),
  'memory-updating': () => import('./views/memory-updating'),
  nback: () => import('./views/nback'),
  'object-location': () => import('./views/object-location'),
  'object-tracking': () => import('./views/object-tracking'),
  'priority-navigator': () => import('./views/priority-navigator'),
  pvt: () => import('./views/pvt'),
  rotation: () => import('./views/rotation'),
  sart: () => import('./views/sart'),
  simon: () => import('./views/simon'),
  'stop-signal': () => import('./views/stop-signal'),
  stroop: () => import('./views/stroop'),
  'task-priority': () => import('./views/task-priority'),
  'task-switch': () => import('./views/task-switch'),
  'temptation-bundle': () => import('./views/temptation-bundle'),
  'time-sense': () => import('./views/time-sense'),
  'tower-plan': () => import('./views/tower-plan'),
  'trail-switch': () => import('./views/trail-switch'),
  'word-recall': () => import('./views/word-recall'),
  'visual-search': () => import('./views/visual-search'),
};

export const isPlayed = (id: string): id is PlayedId => id in views;
