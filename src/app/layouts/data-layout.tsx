import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { DataProvider } from '@/app/providers/data-provider';
import { SubscriptionSync } from '@/contexts/subscription';

/** Around every page that reads or writes data: the one given, or that of the route below. */
export function DataLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <DataProvider>
      <SubscriptionSync />
      {children}
    </DataProvider>
  );
}
