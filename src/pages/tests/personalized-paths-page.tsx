import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { usePerson } from '@/contexts/auth';
import { PathScreen } from '@/features/tests/path-screen';

/** Below the next steps: its code and texts may wait. */
const TrainingProgram = lazyWhenIdle(() =>
  import('@/features/plans/training-program').then((module) => module.TrainingProgram),
);

export function PersonalizedPathsPage() {
  const userId = usePerson().id;
  return (
    <>
      <PathScreen userId={userId} />
      <Suspense fallback={null}>
        <TrainingProgram userId={userId} />
      </Suspense>
    </>
  );
}
