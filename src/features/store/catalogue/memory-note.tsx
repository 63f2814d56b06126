import { useTranslation } from 'react-i18next';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import type { CatalogItem } from '@/lib/billing/catalog-item';

/** Items about memory say at once what no self-check can do. */
export function MemoryNote({ item }: { item: CatalogItem }) {
  const { t } = useTranslation('store');
  const isAboutMemory = catalogueEntries.some(
    ({ testId, sku, tone }) =>
      tone === 'memory' && (item.testId === testId || (sku !== null && item.items.includes(sku))),
  );
  return isAboutMemory ? <p className="max-w-read text-sm font-medium">{t('words.dementia')}</p> : null;
}
