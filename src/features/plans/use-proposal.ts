import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportContentQuery } from '@/api/reports/content';
import { fallbackLanguage, isLanguage } from '@/config/languages';
import { planCadences } from '@/content/plan-cadences';
import { weekStartHere } from '@/hooks/week-start';
import { dayAt } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { proposePlan } from '@/lib/plans/propose';
import { isPremiumReader } from '@/lib/reports/reader';
import type { ReportView } from '@/lib/reports/view';

/** Makes the plan of a report, from today on; null where the report proposes none. */
export function useProposal(view: ReportView): () => Promise<FocusPlan | null> {
  const client = useQueryClient();
  const { t, i18n } = useTranslation('report');
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLanguage;
  return async () => {
    const { testId } = view.definition;
    const [content, english] = await Promise.all([
      client.ensureQueryData(reportContentQuery(testId, language)),
      client.ensureQueryData(reportContentQuery(testId, fallbackLanguage)),
    ]);
    const now = new Date();
    return proposePlan(
      {
        report: view.report,
        testId,
        attemptId: view.attempt.id,
        content,
        english,
        cadences: planCadences,
        habitCadence: t('plan.briefFocusCadence'),
        twice: isPremiumReader(view.reader),
        adultOnly: view.wording === 'parent' || view.wording === 'teacher',
      },
      {
        id: crypto.randomUUID(),
        now: now.getTime(),
        today: dayAt(now.getTime(), now.getTimezoneOffset()),
        weekStart: weekStartHere(),
        newId: () => crypto.randomUUID(),
      },
    );
  };
}
