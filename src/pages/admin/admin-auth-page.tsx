import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { AreaGate } from '@/features/admin/area-gate';

// The form is the one of the page for everybody, whose file it stays in.
const AuthScreen = lazy(() =>
  import('@/features/auth/auth-screen').then((module) => ({ default: module.AuthScreen })),
);

const toDashboard = new URLSearchParams({ redirect: paths.adminDashboard });

export function AdminAuthPage() {
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {auth.status === 'signed-in' ? (
        <AreaGate area="admin">{() => <Navigate to={paths.adminDashboard} replace />}</AreaGate>
      ) : (
        <div className="max-w-108 pt-8 pb-section sm:pt-14">
          <Suspense fallback={<LoadingState className="min-h-[60dvh]" />}>
            <AuthScreen mode="login" search={toDashboard} takesFocus={false} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
