import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { opens } from '@/lib/admin/guard';
import { peopleTexts, teamTexts } from '../team-texts';
import { OpenWork } from './open-work';
import { OwnEntries } from './own-entries';

// For full and master admins alone.
const TicketSection = lazy(async () => {
  const [module] = await Promise.all([
    import('../tickets/ticket-section'),
    i18next.loadNamespaces([...teamTexts]),
  ]);
  return { default: module.TicketSection };
});

// The same; master admins have it in the tab of people.
const PeopleSection = lazy(async () => {
  const [module] = await Promise.all([
    import('../people/people-section'),
    i18next.loadNamespaces([...peopleTexts]),
  ]);
  return { default: module.PeopleSection };
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
  return (
    <div className="grid gap-12">
      {opens(roles, 'education_admin') && <OpenWork />}
      {opens(roles, 'full_admin') && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <TicketSection roles={roles} />
          {!opens(roles, 'master_admin') && <PeopleSection acts={false} />}
          <DeliverySection />
        </Suspense>
      )}
      <OwnEntries roles={roles} />
    </div>
  );
}
