import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { OwnProfile } from '@/api/community/own-profile';
import { ownProfileQuery } from '@/api/community/own-profile';
import { blocksQuery } from '@/api/community/topic';

/** Who reads: nobody known, an account, or a member with those they do not want to read. */
export interface Reader {
  readonly userId: string | null;
  /** Whether it is known by now who of the community they are. */
  readonly isKnown: boolean;
  readonly profile: OwnProfile | null;
  readonly blocked: ReadonlySet<string>;
  /** Whether it is known by now whom they do not want to read; also where that cannot be had. */
  readonly areBlocksKnown: boolean;
}

const ReaderContext = createContext<Reader>({
  userId: null,
  isKnown: true,
  profile: null,
  blocked: new Set(),
  areBlocksKnown: true,
});

export const useReader = (): Reader => useContext(ReaderContext);

export function ReaderProvider({ userId, children }: { userId: string | null; children: ReactNode }) {
  const { data: profile = null, isPending } = useQuery({
    ...ownProfileQuery(userId ?? ''),
    enabled: userId !== null,
  });
  // Beside the profile, not behind it: posts wait for it.
  const { data: blocks, isLoading } = useQuery({ ...blocksQuery(userId ?? ''), enabled: userId !== null });
  const isKnown = userId === null || !isPending;
  const reader = useMemo<Reader>(
    () => ({ userId, isKnown, profile, blocked: new Set(blocks), areBlocksKnown: !isLoading }),
    [userId, isKnown, profile, blocks, isLoading],
  );
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
