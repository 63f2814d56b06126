import type { TaskId } from '@/lib/assessments/types';
import type { TaskScreen } from './types';

/** The screen of each task, as a chunk of its own (`lazy`). */
export const taskScreens: Readonly<Partial<Record<TaskId, TaskScreen>>> = {};
