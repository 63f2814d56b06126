import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DataProvider } from '@/app/providers/data-provider';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { SubscriptionSync } from '@/contexts/subscription';
import { AskedReminder } from './asked-reminder';

// Brings the socket, which nobody waits for.
const LiveNotices = lazyWhenIdle(() =>
  import('@/features/notices/live-notices').then((module) => module.LiveNotices),
);

export interface DataLayoutProps {
  children?: ReactNode;
  /** Nothing comes in between: during a test or an exercise news wait in the list. */
  isQuiet?: boolean;
}

/** Around every page that reads or writes data: the one given, or that of the route below. */
export function DataLayout({ children = <Outlet />, isQuiet = false }: DataLayoutProps) {
  const { user } = useAuth();
  return (
    <DataProvider>
      <SubscriptionSync />
      {children}
      {user ? <AskedReminder userId={user.id} /> : null}
      {user && !isQuiet ? (
        <Suspense fallback={null}>
          <LiveNotices key={user.id} userId={user.id} />
        </Suspense>
      ) : null}
    </DataProvider>
  );
}
