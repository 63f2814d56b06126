import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { languageCodes } from '@/config/languages';
import { href, paths } from '@/config/paths';

/** What exists, nothing else. `to` is where a part starts; the report follows from the snapshot. */
const parts = [
  { id: 'snapshot', name: 'pages.focusSnapshot', to: null },
  { id: 'report', name: 'words.yourReport', to: null },
  { id: 'burst', name: 'burst.name', to: href(paths.exerciseIntro, { exerciseId: 'focus-burst' }) },
  { id: 'breathing', name: 'breathing.name', to: href(paths.exerciseIntro, { exerciseId: 'breathing' }) },
  { id: 'account', name: 'account.name', to: paths.account },
] as const;

export function FeaturesPage() {
  const { t } = useTranslation('features');
  return (
    <div className="wrap">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ol className="border-t border-line">
        {parts.map(({ id, name, to }) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-4 border-b border-line py-7 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div>
              <h2 className="text-[1.35rem]">{t(name)}</h2>
              <p className="mt-1.5 max-w-read">{t(`${id}.text`)}</p>
              <p className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
                <span>{t(`${id}.time`)}</span>
                <span>{t(`${id}.access`)}</span>
              </p>
            </div>
            {id === 'snapshot' ? (
              <ButtonLink to={paths.focusSnapshot}>{t('words.startSnapshot')}</ButtonLink>
            ) : null}
            {to ? (
              <ButtonLink
                to={to}
                variant="outline"
                aria-label={t('words.pair', { name: t('words.open'), text: t(name) })}
              >
                {t('words.open')}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
      <Section title={t('reading.title')} className="mt-section">
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <li className="border-t border-line pt-3">{t('reading.keyboard')}</li>
          <li className="border-t border-line pt-3">{t('reading.themes')}</li>
          <li className="border-t border-line pt-3">
            {t('reading.languages', { count: languageCodes.length })}
          </li>
          <li className="border-t border-line pt-3">{t('reading.motion')}</li>
        </ul>
      </Section>
    </div>
  );
}
