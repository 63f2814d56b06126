import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { RouteError } from './route-error';

/** The worker keeps its code; without a worker the other page has to do. */
const OfflinePage = lazy(() =>
  import('./offline-page').then(
    (module) => ({ default: module.OfflinePage }),
    () => ({ default: RouteError }),
  ),
);

/** As Chromium, Firefox, Safari and the loader of the build say that a part of the app did not come. */
const missingCode = /dynamically imported module|Importing a module script failed|preload CSS/i;

export interface ErrorBoundaryProps {
  /** A new value forgives: the address, mostly. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** The code of the page could not be had: without a connection that is nobody's mistake. */
  isMissing: boolean;
  resetKey: string;
}

/** Shows 'Something went wrong' in place of a page that could not be drawn, or that there is no connection to fetch it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    failed: false,
    isMissing: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, isMissing: missingCode.test(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return props.resetKey === state.resetKey
      ? state
      : { failed: false, isMissing: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page could not be drawn:', error, info.componentStack);
  }

  override render(): ReactNode {
    const { failed, isMissing } = this.state;
    if (!failed) return this.props.children;
    if (!isMissing || navigator.onLine) return <RouteError />;
    return (
      <Suspense fallback={null}>
        <OfflinePage />
      </Suspense>
    );
  }
}
