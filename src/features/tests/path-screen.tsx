import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { isPlusOrHigher } from '@/lib/billing/tier';
import { minuteMs } from '@/lib/time';
import { RequiredBadge, UpgradeAction } from './hub/upgrade-action';
import { type Offers, useOffers } from './hub/use-offers';
import { PathStepRow } from './path/path-step';
import { usePath } from './path/use-path';

/** Next steps from the latest reports; part of the Plus plan. */
export function PathScreen({ userId }: { userId: string }) {
  const { t } = useTranslation('hub');
  const offers = useOffers(userId);
  return (
    <div data-screen="personal-path" className="pb-16">
      <PageHeader
        eyebrow={
          <Link to={paths.testingHub} className="link">
            {t('back')}
          </Link>
        }
        title={t('personalPath.title')}
        lead={t('personalPath.lead')}
      />
      <div className="max-w-3xl">
        <PathContent userId={userId} offers={offers} />
      </div>
    </div>
  );
}

function PathContent({ userId, offers }: { userId: string; offers: Offers }) {
  const { t } = useTranslation('hub');
  if (offers.status === 'pending') return <LoadingState />;
  if (offers.status === 'failed') {
    return <ErrorState error={offers.error} onRetry={offers.retry} retrying={offers.retrying} />;
  }
  if (!isPlusOrHigher(offers.tier)) {
    return (
      <Notice data-part="upgrade-required" className="grid justify-items-start gap-3">
        <p>{t('personalPath.locked')}</p>
        <RequiredBadge tier="plus" />
        <UpgradeAction tier="plus" />
      </Notice>
    );
  }
  return <Steps userId={userId} offers={offers} />;
}

function Steps({ userId, offers }: { userId: string; offers: Offers }) {
  const { t } = useTranslation('hub');
  const path = usePath(userId, offers, useNow(true, minuteMs));
  if (path.status === 'pending') return <LoadingState />;
  if (path.status === 'failed') {
    return <ErrorState error={path.error} onRetry={path.retry} retrying={path.retrying} />;
  }
  return (
    <div className="grid gap-10">
      {path.complete ? null : <Notice tone="caution">{t('personalPath.incomplete')}</Notice>}
      {path.steps.length === 0 ? (
        <EmptyState title={t('personalPath.none')} drawing="quiet" />
      ) : (
        <ol className="border-control-t border-ink">
          {path.steps.map((step, index) => (
            <PathStepRow
              key={`${step.kind}-${step.kind === 'exercise' ? step.exerciseId : step.testId}`}
              step={step}
              number={index + 1}
            />
          ))}
        </ol>
      )}
      <Section title={t('personalPath.rules')}>
        <p className="max-w-read text-ink-soft">{t('personalPath.rulesText')}</p>
      </Section>
    </div>
  );
}
