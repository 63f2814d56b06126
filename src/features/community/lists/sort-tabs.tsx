import { useTranslation } from 'react-i18next';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { topicSorts } from '@/lib/community/ranking';

/** The orders of the list, each at an address of its own. */
export function SortTabs({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  return (
    <TabLinks
      label={t('sort.label')}
      tabs={topicSorts.map((sort) => ({
        id: sort,
        to: `${paths.communityQuestions}${listAddress(address, { sort, text: '' })}`,
        name: t(`sort.${sort}`),
      }))}
      current={address.text === '' ? address.sort : null}
      keepsPlace
    />
  );
}
