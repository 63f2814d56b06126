import { latePart } from '@/components/late-part';

// Nothing of it is seen before somebody presses a button.
export const PlannerQuestion = latePart(() =>
  import('./planner-question').then((module) => module.PlannerQuestion),
);
