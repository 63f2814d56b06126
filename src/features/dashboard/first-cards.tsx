import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { href, paths } from '@/config/paths';
import { asPicture, LeadCard } from './lead-card';

// What each test asks about is much to load for a picture, which has its place until then.
const StrongestArea = lazyWhenIdle(() => import('./strongest-area').then((module) => module.StrongestArea));

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
      drawing={
        <Suspense fallback={<Drawing shapes={{}} {...asPicture} />}>
          <StrongestArea result={newest} />
        </Suspense>
      }
      action={<ButtonLink to={`${report}#plan`}>{t('next.result.action')}</ButtonLink>}
    />
  );
}
