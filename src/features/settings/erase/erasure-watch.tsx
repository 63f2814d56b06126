import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { erasureQuery } from '@/api/account/erasure';
import { useAuth } from '@/contexts/auth';

const ErasureBanner = lazy(() =>
  import('./erasure-banner').then((module) => ({ default: module.ErasureBanner })),
);

/** Asks once whether the signed-in person's account waits to be erased, and says so above every page. Mounted once by the app. */
export function ErasureWatch() {
  const { user } = useAuth();
  return user ? <Watch userId={user.id} /> : null;
}

function Watch({ userId }: { userId: string }) {
  const { data } = useQuery(erasureQuery(userId));
  return data ? (
    <Suspense fallback={null}>
      <ErasureBanner userId={userId} dueAt={data.dueAt} />
    </Suspense>
  ) : null;
}
