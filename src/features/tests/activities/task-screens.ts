import { lazy } from 'react';
import type { ActivityId } from '@/lib/assessments/types';
import type { ActivityScreen } from './types';

/** The screen of each task, as a chunk of its own (`lazy`). */
export const taskScreens: Readonly<Partial<Record<ActivityId, ActivityScreen>>> = {
  word_learning: lazy(() =>
    import('../tests/memory-check/word-learning-screen').then((module) => ({
      default: module.WordLearningScreen,
    })),
  ),
  word_delayed: lazy(() =>
    import('../tests/memory-check/word-delayed-screen').then((module) => ({
      default: module.WordDelayedScreen,
    })),
  ),
  word_recognition: lazy(() =>
    import('../tests/memory-check/word-recognition-screen').then((module) => ({
      default: module.WordRecognitionScreen,
    })),
  ),
  delay_choice: lazy(() =>
    import('../tests/delay-choice').then((module) => ({ default: module.DelayChoiceScreen })),
  ),
};
