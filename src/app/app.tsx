import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { AuthProvider } from '@/contexts/auth';
import { BackgroundWork } from './background-work';
import { ErrorBoundary } from './errors/error-boundary';
import { ShownPage } from './layouts/page-arrival';
import { PrefetchOnIntent } from './prefetch-on-intent';
import { routes } from './route-table';

/** Everything below the router; the browser and the prerender give it one each. */
export function App() {
  return (
    // The last net: a fault of the frame itself. Faults of a page stay inside the frame (PageOutlet).
    <ErrorBoundary resetKey="app">
      <AuthProvider>
        <ShownPage>
          <Suspense fallback={null}>
            <Pages />
          </Suspense>
        </ShownPage>
        <BackgroundWork />
        <PrefetchOnIntent />
      </AuthProvider>
    </ErrorBoundary>
  );
}

function Pages() {
  return useRoutes(routes);
}
