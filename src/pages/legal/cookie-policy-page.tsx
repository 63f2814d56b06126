import { useTranslation } from 'react-i18next';
import { LegalDocument, legalNames } from './legal-document';
import { cookiesSections } from './legal-outline';

/** Names as they stand in the browser. */
const stored = [
  { id: 'language', names: 'i18nextLng' },
  { id: 'look', names: 'fcl.display, fcl.display.account, fcl.display.unsent, fcl.theme, fcl.contrast' },
  { id: 'session', names: 'fcl.auth' },
  { id: 'answers', names: 'focus-clarity-lab' },
  { id: 'comfort', names: 'fcl.arrival, fcl.autoAdvance, fcl.breathing, fcl.claims, fcl.upgrade' },
] as const;

export function CookiePolicyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalDocument
      title={t('pages.cookiePolicy')}
      lead={t('cookies.lead', legalNames)}
      sections={cookiesSections}
      extras={{ list: <StorageList /> }}
    />
  );
}

function StorageList() {
  const { t } = useTranslation('legal');
  return (
    <ul className="border-t border-line">
      {stored.map(({ id, names }) => (
        <li key={id} className="border-b border-line py-3.5">
          <p>
            <code className="font-sans font-semibold">{names}</code>
          </p>
          <p>{t(`cookies.stored.${id}.use`)}</p>
          <p className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
            <span>{t(`cookies.stored.${id}.kind`)}</span>
            <span>{t(`cookies.stored.${id}.time`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
