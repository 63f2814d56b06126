import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';

/** No such attempt, or one that the asking person may not read: the two are not told apart. */
export function MissingReport() {
  const { t } = useTranslation('tests');
  return (
    <div data-screen="report-missing" className="wrap pb-section">
      <PageHeader title={t('problems.missingTitle')} lead={t('problems.missingText')} />
      <ButtonLink to={paths.focusSnapshot}>{t('problems.startNew')}</ButtonLink>
    </div>
  );
}
