import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { Hero } from '@/features/home/hero';

const BelowTheFold = lazyWhenIdle(() =>
  import('@/features/home/below-the-fold').then((module) => module.BelowTheFold),
);

const UpgradePrompt = lazyWhenIdle(() =>
  import('@/features/gates/upgrade-prompt').then((module) => module.UpgradePrompt),
);

export function HomePage() {
  const { t } = useTranslation('home');
  const title = t('documentTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="grid gap-section overflow-x-clip">
      <Hero>
        <Suspense fallback={null}>
          <UpgradePrompt placement="navigation_teaser" context="homepage_hero" />
        </Suspense>
      </Hero>
      <Suspense fallback={null}>
        <BelowTheFold />
      </Suspense>
    </div>
  );
}
