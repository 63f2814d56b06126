import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '@/api/account/tier';

/** Whether a plan may be made one's own: part of Premium, as the database decides. */
export function useMayCustomize(userId: string | null): boolean {
  const membership = useQuery({ ...membershipQuery(userId ?? ''), enabled: userId !== null });
  return userId !== null && membership.data?.tier === 'premium';
}
