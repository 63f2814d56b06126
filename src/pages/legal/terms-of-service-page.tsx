import { useTranslation } from 'react-i18next';
import { LegalDocument, legalNames } from './legal-document';
import { termsSections } from './legal-outline';

export function TermsOfServicePage() {
  const { t } = useTranslation('terms');
  return (
    <LegalDocument title={t('pages.termsOfService')} lead={t('lead', legalNames)} sections={termsSections} />
  );
}
