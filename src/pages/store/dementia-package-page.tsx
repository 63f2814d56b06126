import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogueQuery } from '@/api/store/catalogue';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { SuiteOffer } from '@/features/store/suite-offer';

const before = ['first', 'second', 'third'] as const;

/** The Dementia Suite on sale, with what it cannot do beside what it holds. */
export function DementiaPackagePage() {
  const { t } = useTranslation('feature-dementia');
  return (
    <div className="wrap">
      <PageHeader title={t('suiteNames.memory')} lead={t('package.lead')} />
      <p className="-mt-2 mb-8 max-w-read font-medium">{t('words.dementia')}</p>
      <div className="max-w-3xl">
        <SuiteOffer sku="bundle-memory" />
      </div>
      <Section title={t('package.before.title')} className="mt-section max-w-read">
        <ul className="grid gap-4">
          {before.map((line) => (
            <li key={line} className="border-t border-line pt-3">
              {t(`package.before.${line}`)}
            </li>
          ))}
          <li className="border-t border-line pt-3">{t('words.memoryDoctor')}</li>
        </ul>
        <Link to={paths.featureDementia} className="link mt-4 inline-flex min-h-11 items-center">
          {t('package.more')}
        </Link>
      </Section>
    </div>
  );
}

/** Asked for while somebody reaches for the link to the page. */
DementiaPackagePage.ahead = () => [catalogueQuery()];
