import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRolesQuery } from '@/api/account/admin-roles';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { type AdminArea, judge } from '@/lib/admin/guard';
import { AccessDenied, InsufficientPrivileges } from './refused';

export interface AreaGateProps {
  area: AdminArea;
  /** What stands in the area, for the roles that the person holds at this moment. */
  children: (roles: readonly AdminRole[]) => ReactNode;
}

/** Shows what an area holds to whom it opens for, and to everybody else why it does not. Needs a person. */
export function AreaGate({ area, children }: AreaGateProps) {
  const { t } = useTranslation('admin');
  const { data: roles, error, isFetching, refetch } = useQuery(adminRolesQuery(usePerson().id));
  if (!roles) {
    if (!error) return <LoadingState label={t('words.verifying')} className="min-h-dvh" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const verdict = judge(roles, area);
  if (verdict.result === 'allow') return children(roles);
  return verdict.result === 'insufficient' ? (
    <InsufficientPrivileges area={verdict.area} />
  ) : (
    <AccessDenied />
  );
}
