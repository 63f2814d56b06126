import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { areKnown } from './known-params';

interface RequireAuthProps {
  children?: ReactNode;
  /** Shown in place of the way to sign in where the address names what there is not. */
  notFound: ReactNode;
}

/** Lets signed-in people through and sends everybody else to /auth, which brings them back afterwards. Below it `usePerson` answers. */
export function RequireAuth({ children = <Outlet />, notFound }: RequireAuthProps) {
  const auth = useAuth();
  const location = useLocation();
  const params = useParams();
  if (auth.status === 'loading') return <LoadingState />;
  if (auth.status === 'signed-out') {
    if (auth.left) return <Navigate to={paths.home} replace />;
    if (!areKnown(params)) return notFound;
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
