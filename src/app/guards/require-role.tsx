import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { adminRolesQuery } from '@/api/account/admin-roles';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';

/**
 * Lets people with one of the roles through; to everybody else the page does not exist. Stands below RequireAuth; the
 * database decides for itself what it answers.
 */
export function RequireRole({ roles }: { roles: readonly AdminRole[] }) {
  const { data, error, isFetching, refetch } = useQuery(adminRolesQuery(usePerson().id));
  if (data?.some((role) => roles.includes(role))) return <Outlet />;
  if (data) return <NotFound />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingState className="min-h-[60dvh]" />;
}
