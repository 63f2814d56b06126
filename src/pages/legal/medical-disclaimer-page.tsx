import { useTranslation } from 'react-i18next';
import { LegalDocument, legalNames } from './legal-document';
import { medicalSections } from './legal-outline';

export function MedicalDisclaimerPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalDocument
      title={t('pages.medicalDisclaimer')}
      lead={t('medical.lead', legalNames)}
      sections={medicalSections}
    />
  );
}
