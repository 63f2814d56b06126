import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { assessmentClaims } from '@/config/claims';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';

/** What assessments are good for. A figure stands beside its source, or beside a note that it has none. */
export function WhyMatters() {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  return (
    <Section title={t('why.title')} className="border-t border-line pt-8">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {assessmentClaims.map(({ id, needsSource, source }) => (
          <li key={id} className="border-t border-line pt-3">
            <p>{t(`why.claims.${id}`)}</p>
            {source ? (
              <a href={source.url} className="link inline-flex min-h-11 items-center text-sm">
                {t('why.source', { title: source.title, date: formats.date(source.checkedOn) })}
              </a>
            ) : null}
            {needsSource && source === null ? (
              <Link to={paths.medicalDisclaimer} className="link inline-flex min-h-11 items-center text-sm">
                {t('why.note')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
