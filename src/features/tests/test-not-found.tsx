import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';

/** No test has this name, or it cannot be taken. */
export function TestNotFound() {
  const { t } = useTranslation('hub');
  return (
    <div data-screen="test-not-found" className="pb-section">
      <PageHeader title={t('intro.notFound')} lead={t('intro.notFoundText')} />
      <ButtonLink to={paths.testingHub}>{t('back')}</ButtonLink>
    </div>
  );
}
