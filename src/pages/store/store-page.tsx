import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { StoreScreen } from '@/features/store/catalogue/store-screen';

/** Tests, exercises and bundles that are sold one by one. */
export function StorePage() {
  // All texts of the page at once: a part that waits for its own later would take the page away again.
  const { t } = useTranslation(['store', 'hub', 'training']);
  return (
    <div className="wrap pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="max-w-4xl">
        <p className="-mt-2 mb-8 text-ink-soft">{t('discountNote')}</p>
        <StoreScreen />
      </div>
    </div>
  );
}
