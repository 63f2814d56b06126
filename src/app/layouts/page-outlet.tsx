import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/app/errors/error-boundary';
import { LoadingState } from '@/components/loading-state';
import { PageArrival } from './page-arrival';

/** The page, with what stands in its place while it loads and when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense
        fallback={
          <div data-slot="page-on-its-way">
            <LoadingState className="min-h-[60dvh]" />
          </div>
        }
      >
        <Outlet />
        <PageArrival />
      </Suspense>
    </ErrorBoundary>
  );
}
