import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlans } from '@/api/plans/queries';
import { noonOf } from '@/components/plans/use-step-words';
import { useAuth } from '@/contexts/auth';
import { useToday } from '@/hooks/use-today';
import { weekStartHere } from '@/hooks/week-start';
import { useFormats } from '@/i18n/use-formats';
import { startOf } from '@/lib/plans/dates';
import type { ReportView } from '@/lib/reports/view';
import { KeptPlan } from './kept-plan';
import { StartButton } from './start-button';
import { useProposal } from './use-proposal';

export interface ReportPlanProps {
  view: ReportView;
  /** The weeks as the report proposes them. */
  children: ReactNode;
}

/** The plan of a report: proposed, kept, or over. */
export function ReportPlan({ view, children }: ReportPlanProps) {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const { data: plans } = usePlans(userId);
  const own = plans?.find(({ attempt_id, origin }) => origin === 'report' && attempt_id === view.attempt.id);
  if (own?.status === 'active') return <KeptPlan userId={userId} plan={own} />;
  const replaces = plans?.some(({ status }) => status === 'active') ?? false;
  return (
    <>
      {children}
      {plans ? <StartPlan userId={userId} view={view} replaces={replaces} /> : null}
      {own ? (
        <div className="mt-8">
          <KeptPlan userId={userId} plan={own} />
        </div>
      ) : null}
    </>
  );
}

interface StartPlanProps {
  userId: string | null;
  view: ReportView;
  /** Another plan is kept, and ends with this one. */
  replaces: boolean;
}

function StartPlan({ userId, view, replaces }: StartPlanProps) {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const today = useToday();
  const propose = useProposal(view);
  const isChild = view.wording === 'parent' || view.wording === 'teacher';
  const first = startOf(today, weekStartHere());
  return (
    <div data-part="start-plan" data-print="hide" className="mt-6 grid justify-items-start gap-3">
      <p className="max-w-read">{t('startHint')}</p>
      {first > today ? <p>{t('begins', { date: formats.fullDay(noonOf(first)) })}</p> : null}
      {isChild ? <p className="max-w-read">{t('childNote')}</p> : null}
      <StartButton userId={userId} replaces={replaces} propose={propose} label={t('start')} />
      {userId === null ? <p className="text-sm text-ink-soft">{t('startHere')}</p> : null}
    </div>
  );
}
