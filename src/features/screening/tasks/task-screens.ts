import { lazy } from 'react';
import type { TaskId } from '@/lib/assessments/types';
import type { TaskScreen } from './types';

/** The screen of each task, as a chunk of its own (`lazy`). */
export const taskScreens: Readonly<Partial<Record<TaskId, TaskScreen>>> = {
  word_learning: lazy(() =>
    import('./words/word-learning-screen').then((module) => ({ default: module.WordLearningScreen })),
  ),
  word_delayed: lazy(() =>
    import('./words/word-delayed-screen').then((module) => ({ default: module.WordDelayedScreen })),
  ),
  word_recognition: lazy(() =>
    import('./words/word-recognition-screen').then((module) => ({ default: module.WordRecognitionScreen })),
  ),
  delay_choice: lazy(() =>
    import('./delay-choice-screen').then((module) => ({ default: module.DelayChoiceScreen })),
  ),
};
