import { useTranslation } from 'react-i18next';
import { storedNames } from '@/config/stored-names';
import { LegalDocument, legalNames } from './legal-document';
import { cookiesSections } from './legal-outline';
import { ToChoices } from './to-choices';

export function CookiePolicyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalDocument
      title={t('pages.cookiePolicy')}
      lead={t('cookies.lead', legalNames)}
      sections={cookiesSections}
      extras={{ short: <ToChoices />, list: <StorageList /> }}
    />
  );
}

function StorageList() {
  const { t } = useTranslation('stored');
  return (
    <ul className="border-t border-line">
      {storedNames.map(({ id, names }) => (
        <li key={id} className="border-b border-line py-3.5">
          <p>
            <code className="font-sans font-semibold">{names.join(', ')}</code>
          </p>
          <p>{t(`${id}.use`)}</p>
          <p className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
            <span>{t(`${id}.kind`)}</span>
            <span>{t(`${id}.time`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
