import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { languageCodes } from '@/config/languages';
import { paths } from '@/config/paths';
import { FeatureList } from '@/features/site/feature-list';

/** What there is, nothing else: each part with the page that tells more of it. */
export function FeaturesPage() {
  const { t } = useTranslation('features');
  return (
    <div className="wrap">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ButtonLink to={paths.focusSnapshot} size="lg" className="mb-10">
        {t('words.startSnapshot')}
      </ButtonLink>
      <FeatureList />
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
