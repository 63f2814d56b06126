import type { Moment } from '@/lib/tasks/order';
import { MoveDialog } from './move-dialog';
import { TaskEditor } from './task-editor';
import type { Asking, TaskActions } from './use-task-actions';
import { WorkLimitDialog } from './work-limit-dialog';

export interface PlannerQuestionProps {
  asking: Asking;
  actions: TaskActions;
  moment: Moment;
}

/** What the planner asks at the moment, over the page. */
export function PlannerQuestion({ asking, actions, moment }: PlannerQuestionProps) {
  const { asked } = asking;
  switch (asked?.about) {
    case 'edit':
      return <TaskEditor asking={asking} task={asked.task} moment={moment} />;
    case 'start':
      return <WorkLimitDialog asking={asking} task={asked.task} working={asked.working} />;
    case 'quadrant':
    case 'due':
      return <MoveDialog asking={asking} actions={actions} moment={moment} asked={asked} />;
    default:
      return null;
  }
}
