import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blockedHostsQuery } from '@/api/community/topic';
import { memberParam } from '@/components/posts/byline';
import { PostLinksContext } from '@/components/posts/link-policy';
import { useAuth } from '@/contexts/auth';
import { ReaderProvider } from './reader';

const MemberSheet = lazy(() =>
  import('./member/member-sheet').then((module) => ({ default: module.MemberSheet })),
);

/** Around every page of the community: who reads it, and the card of a member that the address names. */
export function CommunityFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const member = search.get(memberParam);
  const close = () =>
    setSearch(
      (before) => {
        before.delete(memberParam);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const { data: blocked = [] } = useQuery(blockedHostsQuery());
  const links = useMemo(() => ({ blocked, clickable: true }), [blocked]);
  return (
    <ReaderProvider userId={user?.id ?? null}>
      <PostLinksContext value={links}>{children}</PostLinksContext>
      {member !== null && (
        <Suspense fallback={null}>
          <MemberSheet id={member} onClose={close} />
        </Suspense>
      )}
    </ReaderProvider>
  );
}
