import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { communityPresentQuery } from '@/api/presence/community';
import { useFormats } from '@/i18n/use-formats';

/** How many members are in the community now; few are not counted. */
export function PresentCount() {
  const { t } = useTranslation('presence');
  const { count: number } = useFormats();
  const { data = 0 } = useQuery(communityPresentQuery);
  return data === 0 ? null : t('here', { count: data, shown: number(data) });
}
