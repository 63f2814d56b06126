import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { memberParam } from '@/components/posts/byline';

const MemberSheet = lazy(() =>
  import('./member/member-sheet').then((module) => ({ default: module.MemberSheet })),
);

/** Around every page of the community: the card of a member that the address names. */
export function CommunityFrame({ children }: { children: ReactNode }) {
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
  return (
    <>
      {children}
      {member !== null && (
        <Suspense fallback={null}>
          <MemberSheet id={member} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
