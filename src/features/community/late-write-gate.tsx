import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { WriteGateProps } from './write-gate';

const WriteGate = lazy(() => import('./write-gate').then((module) => ({ default: module.WriteGate })));

/** The gate to writing, for pages that most people come to with a profile. */
export function LateWriteGate(props: WriteGateProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <WriteGate {...props} />
    </Suspense>
  );
}
