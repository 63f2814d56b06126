import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { SiteMap } from '@/features/search/site-map';

export function SitemapPage() {
  const { t } = useTranslation('search');
  return (
    <div data-screen="sitemap" className="wrap">
      <PageHeader title={t('pages.sitemap')} lead={t('sitemap.lead')} />
      <SiteMap />
    </div>
  );
}
