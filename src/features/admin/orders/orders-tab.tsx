import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { latePart, usePartsAhead } from '@/components/late-part';
import { TabLinks } from '@/components/tab-links';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { OrderSection } from './order-section';

const CatalogueSection = latePart(() => import('./opened').then((module) => module.CatalogueSection));

/** What was bought, and what is for sale. */
export function OrdersTab() {
  const { t } = useTranslation('admin-orders');
  const [search] = useSearchParams();
  usePartsAhead(CatalogueSection);
  const isCatalogue = search.get('part') === 'catalogue';
  const here = `${paths.adminDashboard}?tab=orders`;
  return (
    <div className="grid gap-8">
      <TabLinks
        label={t('parts')}
        tabs={[
          { id: 'orders', to: here, name: t('orders') },
          { id: 'catalogue', to: `${here}&part=catalogue`, name: t('catalogue') },
        ]}
        current={isCatalogue ? 'catalogue' : 'orders'}
        keepsPlace
      />
      {isCatalogue ? <CatalogueSection waiting={<Skeleton className="h-96" />} /> : <OrderSection />}
    </div>
  );
}
