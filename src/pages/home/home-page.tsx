import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { brand } from '@/config/brand';
import { Hero } from '@/features/home/hero';
import { useDocumentTitle } from '@/hooks/use-page-title';
import { useStructuredData } from '@/hooks/use-structured-data';

const BelowTheFold = lazyWhenIdle(() =>
  import('@/features/home/below-the-fold').then((module) => module.BelowTheFold),
);

const UpgradePrompt = lazyWhenIdle(() =>
  import('@/features/gates/upgrade-prompt').then((module) => module.UpgradePrompt),
);

/** Source: schema.org, Organization. */
const organizationData = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.operator,
  url: brand.site,
  email: brand.email,
});

export function HomePage() {
  const { t } = useTranslation('home');
  useDocumentTitle(t('documentTitle'));
  useStructuredData(organizationData);
  return (
    <div className="grid gap-section overflow-x-clip">
      <Hero>
        <Suspense fallback={null}>
          <UpgradePrompt placement="navigation_teaser" context="homepage_hero" />
        </Suspense>
      </Hero>
      <div className="grid gap-section *:when-near">
        <Suspense fallback={null}>
          <BelowTheFold />
        </Suspense>
      </div>
    </div>
  );
}
