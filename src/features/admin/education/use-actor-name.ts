import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/api/library/desk-looks';

/** Who on the team did something, by the name they have in the community. */
export function useActorName(): (entry: Pick<HistoryEntry, 'mine' | 'name'>) => string {
  const { t } = useTranslation('admin-library');
  return ({ mine, name }) => (mine ? t('history.you') : (name ?? t('history.colleague')));
}
