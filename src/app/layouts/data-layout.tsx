import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { wantBackgroundWork } from '@/app/background-signal';
import { DataProvider } from '@/app/providers/data-provider';

/** Around every page that reads or writes data. */
export function DataLayout() {
  useEffect(wantBackgroundWork, []);
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
