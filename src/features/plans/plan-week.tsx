import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlanBoard } from '@/components/plans/plan-board';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useToday } from '@/hooks/use-today';
import type { FocusPlan } from '@/lib/plans/plan';
import { PlanNote } from './plan-note';
import { usePlanChange } from './use-plan-change';

export interface PlanWeekProps {
  userId: string;
  plan: FocusPlan | null;
  /** Where somebody comes back to it after a while. */
  mayEnd?: boolean;
}

/** The present week of the plan, as a part of another page; where there is none, how one comes about. */
export function PlanWeek({ userId, plan, mayEnd = false }: PlanWeekProps) {
  const { t } = useTranslation('plans');
  return (
    <Section
      title={t('title')}
      action={
        plan ? (
          <Link to={`${paths.dashboard}?tab=plan`} className="link inline-flex min-h-11 items-center">
            {t('whole')}
          </Link>
        ) : null
      }
    >
      {plan ? (
        <Week userId={userId} plan={plan} mayEnd={mayEnd} />
      ) : (
        <>
          <p className="max-w-read text-ink-soft">{t('none.text')}</p>
          <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center">
            {t('words.allResults')}
          </Link>
        </>
      )}
    </Section>
  );
}

function Week({ userId, plan, mayEnd }: { userId: string; plan: FocusPlan; mayEnd: boolean }) {
  const today = useToday();
  const change = usePlanChange(userId, plan.id);
  return (
    <PlanBoard
      plan={plan}
      today={today}
      onChange={change}
      parts={mayEnd ? 'week-and-end' : 'week'}
      note={<PlanNote userId={userId} planId={plan.id} />}
    />
  );
}
