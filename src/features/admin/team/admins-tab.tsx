import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { heldRolesQuery } from '@/api/admin/team';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { LaterPeople } from '../people/later-people';
import { Stack } from '../stack';
import { GrantForm } from './grant-form';
import { RoleList } from './role-list';

/** Accounts, one at a time, and who works here as what; for master admins. */
export function AdminsTab() {
  const { t } = useTranslation('admin-team');
  const { id: userId } = usePerson();
  const { data: roles, error, isFetching, refetch } = useQuery(heldRolesQuery(userId));
  const list = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <LaterPeople acts />
      </Suspense>
      <Section title={t('roles.title')}>
        {roles ? (
          <div ref={list} tabIndex={-1} className="focus:outline-none">
            <RoleList roles={roles} userId={userId} box={list} />
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </Section>
      <Section title={t('grant.title')}>
        <GrantForm userId={userId} />
      </Section>
    </Stack>
  );
}
