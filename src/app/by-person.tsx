import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { type LeavingState, useAuth } from '@/contexts/auth';

export interface ByPersonProps {
  visitors: ReactNode;
  /** Where signed-in people are led. */
  members: string;
}

/**
 * A page for visitors at an address from which signed-in people are led to their own. Where a session is looked into there
 * most likely is one: whoever comes back never sees the page for visitors first.
 */
export function ByPerson({ visitors, members }: ByPersonProps) {
  const { status } = useAuth();
  const { hash, state } = useLocation();
  if (status === 'signed-out') return visitors;
  // Whoever signs out came here to see the session end.
  const isLeaving = (state as LeavingState | null)?.leaving === true;
  // What is below the page keeps its place, too, while one page gives way to the other.
  const wait = <LoadingState className="min-h-[60dvh]" />;
  if (status === 'loading' || isLeaving) return wait;
  return (
    <>
      <Navigate to={members + hash} replace />
      {wait}
    </>
  );
}
