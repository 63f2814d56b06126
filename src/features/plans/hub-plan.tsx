import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlans } from '@/api/plans/queries';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import type { FocusPlan } from '@/lib/plans/plan';
import { KeptPlan } from './kept-plan';
import { OwnPlan } from './own-plan';

/** The plan a person keeps, whatever became of its report; and those that are over and have none any more. */
export function HubPlan({ userId }: { userId: string }) {
  const { t } = useTranslation('plans');
  const { data } = usePlans(userId);
  const plans = data ?? [];
  const active = plans.find(({ status }) => status === 'active');
  const orphans = plans.filter(({ status, attempt_id }) => status !== 'active' && attempt_id === null);
  return (
    <>
      {active ? (
        <Section id="plan" title={t('title')} className="max-w-read" action={<ReportLink plan={active} />}>
          <KeptPlan userId={userId} plan={active} />
        </Section>
      ) : data ? (
        <OwnPlan userId={userId} />
      ) : null}
      {orphans.length > 0 ? (
        <Section title={t('earlier')} className="max-w-read">
          <div className="grid gap-10">
            {orphans.map((plan) => (
              <KeptPlan key={plan.id} userId={userId} plan={plan} />
            ))}
          </div>
        </Section>
      ) : null}
    </>
  );
}

function ReportLink({ plan }: { plan: FocusPlan }) {
  const { t } = useTranslation('plans');
  if (plan.origin === 'path') {
    return (
      <Link to={paths.personalizedPaths} className="link inline-flex min-h-11 items-center">
        {t('toProgram')}
      </Link>
    );
  }
  if (plan.attempt_id === null) return null;
  return (
    <Link
      to={`${href(paths.reportByAttempt, { attemptId: plan.attempt_id })}#plan`}
      className="link inline-flex min-h-11 items-center"
    >
      {t('fromReport')}
    </Link>
  );
}
