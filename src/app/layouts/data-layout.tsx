import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { wantBackgroundWork } from '@/app/background-signal';
import { DataProvider } from '@/app/providers/data-provider';
import { SubscriptionSync } from '@/contexts/subscription';

/** Around every page that reads or writes data. */
export function DataLayout() {
  useEffect(wantBackgroundWork, []);
  return (
    <DataProvider>
      <SubscriptionSync />
      <Outlet />
    </DataProvider>
  );
}
