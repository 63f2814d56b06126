import { useTranslation } from 'react-i18next';
import { postKinds } from '@/lib/admin/desk-address';

/** What a report or a decision is about: a question, an answer, a comment or a profile. */
export function useTargetName(): (kind: string) => string {
  const { t } = useTranslation('admin-desk');
  return (kind) => {
    const post = postKinds.find((each) => each === kind);
    return t(`kinds.${post ?? 'profile'}`);
  };
}
