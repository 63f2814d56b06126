import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { type Tier, tiers } from '@/config/plans';
import { dynamicText } from '@/i18n/dynamic-text';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { type FeatureId, featurePages } from '@/lib/site/feature-pages';
import { PlanTable } from './plan-table';
import { ProductPicture } from './product-picture';

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** One part of the product: what it does, takes, costs and cannot do. */
export function FeatureScreen({ id }: { id: FeatureId }) {
  const { t } = useTranslation('features');
  const text = useFeatureText(id);
  const opens = usePlanTexts(id);
  const { page, start, pictures } = featurePages[id];
  const name = t(`pages.${page}`);
  const lines = (part: string) =>
    places.map((place) => text(`${part}.${place}`)).filter((line) => line !== '');
  const [first, second] = pictures;
  return (
    <div data-screen="feature" className="wrap">
      <PageHeader
        eyebrow={
          <Link to={paths.features} className="link inline-flex min-h-11 items-center">
            {t('pages.features')}
          </Link>
        }
        title={text('title')}
        documentTitle={name}
        lead={text('lead')}
      />
      {id === 'dementia' ? <p className="-mt-2 mb-6 max-w-read font-medium">{t('words.dementia')}</p> : null}
      <ButtonLink to={href(paths[start])} size="lg">
        {start === 'focusSnapshot'
          ? t('words.startSnapshot')
          : t('words.openNamed', { name: t(`pages.${start}`) })}
      </ButtonLink>
      <div className="mt-12 grid gap-14">
        <Section title={t('does')}>
          <Lines lines={lines('does')} />
        </Section>
        <ProductPicture name={first} alt={text(`alt.${first}`)} />
        <Section title={t('takes')}>
          <Lines lines={lines('takes')} />
        </Section>
        <ProductPicture name={second} alt={text(`alt.${second}`)} />
        {currentLanguage() === 'en' ? null : <p className="-mt-10 text-sm text-ink-soft">{t('inEnglish')}</p>}
        <Section title={t('costs')}>
          <PlanTable opens={opens} />
        </Section>
        <Section title={t('cannot')}>
          <Lines lines={[...lines('cannot'), ...(id === 'dementia' ? [t('words.memoryDoctor')] : [])]} />
          <Link to={paths.medicalDisclaimer} className="link mt-4 inline-flex min-h-11 items-center">
            {t('words.readDisclaimer')}
          </Link>
        </Section>
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={cx('grid gap-x-10 gap-y-4 sm:grid-cols-2', lines.length === 3 && 'lg:grid-cols-3')}>
      {lines.map((line) => (
        <li key={line} className="border-t border-line pt-3">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Texts of the page by key, with its figures; '' where it has none under that key. */
function useFeatureText(id: FeatureId): (key: string) => string {
  const { t } = useTranslation('features');
  const { count } = useFormats();
  const facts = Object.entries(featurePages[id].facts).map(([name, value]) => [name, count(value)]);
  return (key) => dynamicText(t, `feature-${id}`, key, { ...Object.fromEntries(facts), defaultValue: '' });
}

/** What each plan opens: of self-checks those of the catalogue, else what the page says. */
function usePlanTexts(id: FeatureId): Readonly<Record<Tier, string>> {
  const { t } = useTranslation('features');
  const text = useFeatureText(id);
  const { list } = useFormats();
  const opened = (tier: Tier) => {
    if (id !== 'assessments') return text(`opens.${tier}`) || t('same');
    const names = catalogueEntries
      .filter(({ access }) => access === tier || (access === 'visitor' && tier === 'freemium'))
      .map(({ catalogueName }) => catalogueName);
    return tier === 'freemium' ? list(names) : t('also', { names: list(names) });
  };
  return Object.fromEntries(tiers.map((tier) => [tier, opened(tier)])) as Record<Tier, string>;
}
