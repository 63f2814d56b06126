import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import type { FocusPlan } from '@/lib/plans/plan';
import { type DashboardParts, TodayTab } from './today-tab';
import { useDashboard } from './use-dashboard';

export interface DashboardTab {
  /** As the address names it. */
  readonly id: string;
  readonly name: string;
  /** Asked for at once where the address names the tab, beside what all tabs need. */
  readonly start: () => Promise<unknown>;
  readonly content: () => ReactNode;
}

export interface DashboardScreenProps {
  userId: string;
  /** Beside the one of today. */
  tabs: readonly DashboardTab[];
  /** What other parts of the product show in it. */
  partsOf: (plan: FocusPlan | null) => DashboardParts;
}

const first = 'today';

/** Where signed-in people start: their day, and behind tabs of their own what it is made of. */
export function DashboardScreen({ userId, tabs, partsOf }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('pages.dashboard'));
  const [search] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'));
  const facts = useDashboard(userId);
  const start = tab?.start;
  useEffect(() => {
    // What fails is met where it is drawn.
    start?.().catch(() => undefined);
  }, [start]);
  if (facts.isPending) return <LoadingState className="min-h-[60dvh]" />;
  const { state, name, plan } = facts;
  return (
    <div data-screen="dashboard" data-state={state} className="wrap pb-16">
      <h1 tabIndex={-1} className="max-w-[28ch] pt-8 pb-5 text-2xl wrap-anywhere sm:pt-10">
        {name ? t(`title.${state}Named`, { name }) : t(`title.${state}`)}
      </h1>
      {state === 'returning' && !tab ? (
        <p data-block="welcome" className="-mt-2 mb-5 max-w-read text-ink-soft">
          {t('welcome')}
        </p>
      ) : null}
      <TabLinks
        label={t('pages.dashboard')}
        tabs={[
          { id: first, to: paths.dashboard, name: t('words.today') },
          ...tabs.map(({ id, name }) => ({ id, to: `${paths.dashboard}?tab=${id}`, name })),
        ]}
        current={tab?.id ?? first}
        keepsPlace
      />
      <div className="pt-8">
        {tab ? tab.content() : <TodayTab userId={userId} facts={facts} parts={partsOf(plan)} />}
      </div>
    </div>
  );
}
