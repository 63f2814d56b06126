import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';

/** A test that is open again, when its second result can show change. */
export function Retest({ result }: { result: LatestResult }) {
  const { t } = useTranslation('dashboard');
  const { routeKey, catalogueName } = catalogue[result.test_id];
  return (
    <Section title={t('again.title')}>
      <p className="max-w-read text-ink-soft">{t('again.open')}</p>
      <Link
        to={href(paths.testIntro, { testId: routeKey })}
        className="link inline-flex min-h-11 items-center"
      >
        {t('again.action', { name: catalogueName })}
      </Link>
    </Section>
  );
}
