import { useTranslation } from 'react-i18next';
import { postKinds } from '@/lib/admin/desk-address';

const named = [...postKinds, 'message', 'room', 'room_chat'] as const;

/** What a report or a decision is about: a question, an answer, a comment, messages, a room, a line in one, or a profile. */
export function useTargetName(): (kind: string) => string {
  const { t } = useTranslation('admin-desk');
  return (kind) => {
    const target = named.find((each) => each === kind);
    return t(`kinds.${target ?? 'profile'}`);
  };
}
