import type { AnyExercise } from './contract.ts';
import { exerciseFacts, type ExerciseFacts as Facts } from './facts.ts';

/** What an exercise does is loaded when somebody opens it. */
type Load = () => Promise<{ readonly exercise: AnyExercise }>;

const loaders: Readonly<Record<string, Load>> = {
  'attention-network': () => import('./attention-network/exercise.ts'),
  'body-scan': () => import('./body-scan/exercise.ts'),
  breathing: () => import('./breathing/exercise.ts'),
  'digit-span': () => import('./digit-span/exercise.ts'),
  'executive-function': () => import('./executive-function/exercise.ts'),
  flanker: () => import('./flanker/exercise.ts'),
  'focus-burst': () => import('./focus-burst/exercise.ts'),
  gonogo: () => import('./gonogo/exercise.ts'),
  htj: () => import('./htj/exercise.ts'),
  'if-then-plan': () => import('./if-then-plan/exercise.ts'),
  'memory-grid': () => import('./memory-grid/exercise.ts'),
  'memory-updating': () => import('./memory-updating/exercise.ts'),
  nback: () => import('./nback/exercise.ts'),
  'object-location': () => import('./object-location/exercise.ts'),
  'object-tracking': () => import('./object-tracking/exercise.ts'),
  'priority-navigator': () => import('./priority-navigator/exercise.ts'),
  pvt: () => import('./pvt/exercise.ts'),
  rotation: () => import('./rotation/exercise.ts'),
  sart: () => import('./sart/exercise.ts'),
  simon: () => import('./simon/exercise.ts'),
  'stop-signal': () => import('./stop-signal/exercise.ts'),
  stroop: () => import('./stroop/exercise.ts'),
  'task-priority': () => import('./task-priority/exercise.ts'),
  'task-switch': () => import('./task-switch/exercise.ts'),
  'temptation-bundle': () => import('./temptation-bundle/exercise.ts'),
  'time-sense': () => import('./time-sense/exercise.ts'),
  'tower-plan': () => import('./tower-plan/exercise.ts'),
  'trail-switch': () => import('./trail-switch/exercise.ts'),
  'visual-search': () => import('./visual-search/exercise.ts'),
  'word-recall': () => import('./word-recall/exercise.ts'),
};

export interface ExerciseFacts extends Facts {
  readonly load: Load;
}

function withLoader(facts: Facts): ExerciseFacts {
  const load = loaders[facts.id];
  if (!load) throw new Error(`nothing loads ${facts.id}`);
  return { ...facts, load };
}

export const exerciseRegistry: readonly ExerciseFacts[] = exerciseFacts.map(withLoader);

export function findFacts(id: string): ExerciseFacts | undefined {
  return exerciseRegistry.find((facts) => facts.id === id);
}
