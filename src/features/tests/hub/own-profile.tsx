import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { TestProfile } from '@/components/results/test-profile';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';

/** The areas of the newest result in small, and the way into its report. */
export function OwnProfile({ result }: { result: LatestResult }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const definition = findInstrument(result.test_id);
  if (!definition) return null;
  return (
    <Section title={t('profile.title')} ruled className="max-lg:hidden">
      <p className="-mt-3 mb-3 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{catalogue[result.test_id].catalogueName}</span>
        <time dateTime={result.completed_at}>{formats.date(result.completed_at)}</time>
      </p>
      <TestProfile definition={definition} domains={result.domains} />
      <Link
        to={href(paths.reportByAttempt, { attemptId: result.id })}
        className="link mt-2 inline-flex min-h-11 items-center"
      >
        {t('profile.read')}
      </Link>
    </Section>
  );
}
