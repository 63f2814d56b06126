import { Suspense } from 'react';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import type { ActivityRunStep } from '@/lib/assessments/run-steps';
import { taskScreens } from '../activities/task-screens';
import { StepHeader } from './step-header';
import type { StepView } from './step-view';

/** A step with a screen of its own. */
export function ActivityStepView({ step, ...view }: StepView & { step: ActivityRunStep }) {
  const { definition, session, snapshot, moves, onLeave } = view;
  const { run } = snapshot;
  const Screen = taskScreens[step.key];
  const header = <StepHeader {...view} />;
  return (
    <Suspense
      fallback={
        <ImmersiveFrame header={header}>
          <LoadingState />
        </ImmersiveFrame>
      }
    >
      {Screen ? (
        <Screen
          key={step.key}
          task={step.key}
          definition={definition}
          run={run}
          state={run.tasks[step.key]?.data}
          onChange={(data, complete) =>
            session.dispatch({ type: 'set_task', taskId: step.key, data, complete })
          }
          onNext={moves.next}
          onLeave={onLeave}
          language={run.language}
          header={header}
        />
      ) : null}
    </Suspense>
  );
}
