import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import { CommunityHome } from './home-screen';

export interface CommunityTab {
  /** As `tab` in the address; the first one stands there without it. */
  readonly id: string;
  readonly name: (t: TFunction<'community'>) => string;
  readonly Content: ComponentType;
}

export const communityTab: CommunityTab = {
  id: 'community',
  name: (t) => t('pages.community'),
  Content: CommunityHome,
};

export interface CommunityEducationProps {
  /** In their order. */
  tabs: readonly [CommunityTab, ...CommunityTab[]];
}

/** The community at the address that it shares with the library; which of the two is shown stands in the address. */
export function CommunityEducation({ tabs }: CommunityEducationProps) {
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const current = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const links = tabs.map(({ id, name }, at) => ({
    id,
    to: at === 0 ? paths.communityEducation : `${paths.communityEducation}?tab=${id}`,
    name: name(t),
  }));
  return (
    <>
      <div className="wrap">
        <TabLinks label={t('tabs')} tabs={links} current={current.id} />
      </div>
      <current.Content key={current.id} />
    </>
  );
}
