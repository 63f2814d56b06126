import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { entriesQuery, overviewQuery } from '@/api/admin/overview';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { opens } from '@/lib/admin/guard';
import { LaterPeople } from '../people/later-people';
import { Stack } from '../stack';
import { teamTexts } from '../team-texts';

// Each is asked for as soon as the roles are known, none after another, and none by whom it does not open for.
const OpenWork = lazy(() => import('./open-work').then((module) => ({ default: module.OpenWork })));
const OwnEntries = lazy(() => import('./own-entries').then((module) => ({ default: module.OwnEntries })));
const TicketSection = lazy(async () => {
  const [module] = await Promise.all([
    import('../tickets/ticket-section'),
    i18next.loadNamespaces([...teamTexts]),
  ]);
  return { default: module.TicketSection };
});
const DeliverySection = lazy(async () => {
  const [module] = await Promise.all([
    import('../delivery/delivery-section'),
    i18next.loadNamespaces(['admin-delivery']),
  ]);
  return { default: module.DeliverySection };
});

/** What waits for the person, and what they did. */
export function OverviewTab({ roles }: { roles: readonly AdminRole[] }) {
  const seesService = opens(roles, 'full_admin');
  const seesWork = opens(roles, 'education_admin');
  const queries = useQueryClient();
  const { id: userId } = usePerson();
  useEffect(() => {
    // Beside the code that draws it; what fails is met there.
    if (seesWork) void queries.prefetchQuery(overviewQuery(userId));
    void queries.prefetchInfiniteQuery(entriesQuery(userId));
  }, [queries, userId, seesWork]);
  return (
    <Stack>
      {seesWork && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <OpenWork />
        </Suspense>
      )}
      {seesService && (
        <Suspense fallback={<Skeleton className="h-[40rem]" />}>
          <TicketSection roles={roles} />
        </Suspense>
      )}
      {/* Master admins have it in the tab of people. */}
      {seesService && !opens(roles, 'master_admin') && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LaterPeople acts={false} />
        </Suspense>
      )}
      {seesService && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <DeliverySection />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-64" />}>
        <OwnEntries roles={roles} />
      </Suspense>
    </Stack>
  );
}
