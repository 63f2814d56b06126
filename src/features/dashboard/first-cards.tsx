import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { ButtonLink } from '@/components/button-link';
import { areaDrawings } from '@/components/drawings/areas';
import type { Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';
import { href, paths } from '@/config/paths';
import { findInstrument } from '@/lib/assessments/instruments';
import { LeadCard } from './lead-card';

/** Where somebody begins who did nothing yet. */
export function StartCard() {
  const { t } = useTranslation('dashboard');
  return (
    <LeadCard
      eyebrow={t('next.new.eyebrow')}
      title={t('next.new.title')}
      text={t('next.new.text')}
      drawing="welcome"
      action={<ButtonLink to={paths.focusSnapshot}>{t('words.startSnapshot')}</ButtonLink>}
      more={
        <Link to={paths.screening} className="link inline-flex min-h-11 items-center">
          {t('words.aboutChild')}
        </Link>
      }
    />
  );
}

/** From a result to the plan that its report proposes. */
export function AcceptCard({ newest }: { newest: LatestResult }) {
  const { t } = useTranslation('dashboard');
  const report = href(paths.reportByAttempt, { attemptId: newest.id });
  return (
    <LeadCard
      eyebrow={t('next.result.eyebrow')}
      title={t('next.result.title')}
      text={t('next.result.text')}
      drawing={strongestArea(newest)}
      action={<ButtonLink to={`${report}#plan`}>{t('next.result.action')}</ButtonLink>}
    />
  );
}

/** The drawing of the area that stands out most; of the test where none was scored. */
function strongestArea({ test_id, domains }: LatestResult): Shapes {
  const [top] = (findInstrument(test_id)?.domains ?? [])
    .filter(({ id }) => domains[id] != null)
    .sort((a, b) => (domains[b.id] ?? 0) - (domains[a.id] ?? 0));
  return top ? areaDrawings[top.kind] : testDrawings[test_id];
}
