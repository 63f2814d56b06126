import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import { CatalogueSection } from './catalogue-section';
import { OrderSection } from './order-section';

/** What was bought, and what is for sale. */
export function OrdersTab() {
  const { t } = useTranslation('admin-orders');
  const [search] = useSearchParams();
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
      {isCatalogue ? <CatalogueSection /> : <OrderSection />}
    </div>
  );
}
