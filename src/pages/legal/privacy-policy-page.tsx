import { useTranslation } from 'react-i18next';
import { LegalDocument, legalNames } from './legal-document';
import { privacySections } from './legal-outline';
import { ToChoices } from './to-choices';

export function PrivacyPolicyPage() {
  const { t } = useTranslation('policy');
  return (
    <LegalDocument
      title={t('pages.privacyPolicy')}
      lead={t('lead', legalNames)}
      sections={privacySections}
      extras={{ counting: <ToChoices />, rights: <ToChoices /> }}
    />
  );
}
