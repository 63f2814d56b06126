import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import { CommunityHome } from './home-screen';

const library = 'education';

export interface CommunityPartsProps {
  current: 'community' | typeof library;
  /** Where questions and answers stand: the page itself, or the one that they share with the library. */
  home?: typeof paths.community | typeof paths.communityEducation;
}

/** The two parts of one place: what members write, and what there is to read. */
export function CommunityParts({ current, home = paths.community }: CommunityPartsProps) {
  const { t } = useTranslation('community');
  const tabs = [
    { id: 'community', to: home, name: t('pages.community') },
    { id: library, to: `${paths.communityEducation}?tab=${library}`, name: t('pages.education') },
  ];
  return (
    <div className="wrap">
      <TabLinks label={t('tabs')} tabs={tabs} current={current} />
    </div>
  );
}

/** The community at the address that it shares with the library; which of the two is shown stands in the address. */
export function CommunityEducation({ Library }: { Library: ComponentType }) {
  const [search] = useSearchParams();
  const isLibrary = search.get('tab') === library;
  return (
    <>
      <CommunityParts current={isLibrary ? library : 'community'} home={paths.communityEducation} />
      {isLibrary ? <Library /> : <CommunityHome />}
    </>
  );
}
