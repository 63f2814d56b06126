import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '@/api/community/members';
import { doorQuery } from '@/api/messages/threads';
import { writeAddress } from '@/lib/messages/address';
import { useReader } from './reader';

/** Where a member writes to another, and what that is called; null where they cannot, or while it is not known yet. */
export function useWayToWrite(profileId: string | null): { label: string; to: string } | null {
  const { t } = useTranslation('posts');
  const { userId, profile } = useReader();
  const enabled = userId !== null && profile !== null && profileId !== null;
  const { data: door } = useQuery({ ...doorQuery(userId ?? '', profileId ?? ''), enabled });
  const { data: member } = useQuery({ ...memberQuery(profileId ?? ''), enabled });
  if (!door || !member || (door.code !== null && door.thread_id === null)) return null;
  return { label: t('writeTo', { name: member.handle }), to: writeAddress(member.id) };
}
