import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { isSiteReachable } from '@/hooks/reachable';
import { tellFault } from './fault-news';
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
  /** The code of the page could not be had, and the site does not answer: nobody's mistake. Null until that is known. */
  isOffline: boolean | null;
  resetKey: string;
}

/** Shows 'Something went wrong' in place of a page that could not be drawn, or that there is no connection to fetch it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    failed: false,
    isOffline: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, isOffline: missingCode.test(String(error)) ? null : false };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return props.resetKey === state.resetKey
      ? state
      : { failed: false, isOffline: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page could not be drawn:', error, info.componentStack);
    tellFault(error);
    if (missingCode.test(String(error))) void this.look(this.state.resetKey);
  }

  private async look(resetKey: string): Promise<void> {
    const isOffline = !(await isSiteReachable());
    this.setState((state) => (state.failed && state.resetKey === resetKey ? { isOffline } : null));
  }

  override render(): ReactNode {
    const { failed, isOffline } = this.state;
    if (!failed) return this.props.children;
    if (isOffline === null) return null;
    if (!isOffline) return <RouteError />;
    return (
      <Suspense fallback={null}>
        <OfflinePage />
      </Suspense>
    );
  }
}
