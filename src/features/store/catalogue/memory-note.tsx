import { useTranslation } from 'react-i18next';
import type { CatalogItem } from '@/lib/billing/catalog-item';

/** Items about memory say at once what no self-check can do. */
export function MemoryNote({ item }: { item: CatalogItem }) {
  const { t } = useTranslation('store');
  const isAboutMemory = item.sku === 'bundle-memory' || item.testId === 'memory_check';
  return isAboutMemory ? <p className="max-w-read text-sm font-medium">{t('dementia')}</p> : null;
}
