import { useTranslation } from 'react-i18next';
import type { DetailFault } from '@/lib/library/details';

/** What is wrong with a field, in words. */
export function useDetailFault(): (fault: DetailFault | undefined, most?: string) => string | undefined {
  const { t } = useTranslation('admin-library');
  return (fault, most = '') => {
    switch (fault) {
      case undefined:
        return undefined;
      case 'slug':
        return t('slug.bad');
      case 'name':
        return t('details.nameLength');
      case 'pair':
        return t('details.reviewPair');
      case 'audio':
        return t('details.audioBad');
      case 'number':
        return t('details.number', { most });
    }
  };
}
