import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '@/api/store/catalogue';
import { PageHeader } from '@/components/page-header';
import { StoreScreen } from '@/features/store/store-screen';

/** Tests, exercises and bundles that are sold one by one. */
export function StorePage() {
  const { t } = useTranslation('store');
  return (
    <div className="wrap pb-16">
      <PageHeader title={t('pages.store')} lead={t('lead')} />
      <div className="max-w-4xl">
        <p className="-mt-3 mb-6 text-ink-soft">{t('discountNote')}</p>
        <StoreScreen />
      </div>
    </div>
  );
}

/** Asked for while somebody reaches for the link to the page. */
StorePage.ahead = () => [catalogueQuery()];
