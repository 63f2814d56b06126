import { useTranslation } from 'react-i18next';
import { LegalDocument, legalNames } from './legal-document';
import { privacySections } from './legal-outline';

export function PrivacyPolicyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalDocument
      title={t('pages.privacyPolicy')}
      lead={t('privacy.lead', legalNames)}
      sections={privacySections}
    />
  );
}
