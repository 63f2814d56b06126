import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';

/** Lets signed-in people through and sends everybody else to /auth, which brings them back afterwards. Below it `usePerson` answers. */
export function RequireAuth({ children = <Outlet /> }: { children?: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  if (auth.status === 'loading') return <LoadingState />;
  if (auth.status === 'signed-out') {
    if (auth.left) return <Navigate to={paths.home} replace />;
    const here = `${location.pathname}${location.search}${location.hash}`;
    return (
      <Navigate
        to={`${paths.auth}?redirect=${encodeURIComponent(here)}`}
        state={{ from: location }}
        replace
      />
    );
  }
  return children;
}
