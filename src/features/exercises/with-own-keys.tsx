import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownKeysQuery } from '@/api/training/own-keys';
import { OwnKeysContext } from './own-keys';

/** An exercise is answered with the keys that its person chose. */
export function WithOwnKeys({ userId, children }: { userId: string; children: ReactNode }) {
  const { data } = useQuery(ownKeysQuery(userId));
  return <OwnKeysContext value={data}>{children}</OwnKeysContext>;
}
