import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';

/** In place of a case that somebody else has decided, or that does not stand in this list. */
export function GoneCase() {
  const { t } = useTranslation('admin-desk');
  return <Notice role="status">{t('case.gone')}</Notice>;
}
