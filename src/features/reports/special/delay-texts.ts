import type { ReportTexts } from '../texts';

/** '1 week', '6 months'; other delays in days. */
export function waitText(days: number, { t }: ReportTexts): string {
  switch (days) {
    case 7:
      return t('report-parts:delay.week');
    case 30:
      return t('report-parts:delay.months', { count: 1 });
    case 90:
      return t('report-parts:delay.months', { count: 3 });
    case 180:
      return t('report-parts:delay.months', { count: 6 });
    case 365:
      return t('report-parts:delay.year');
    default:
      return t('report-parts:delay.days', { count: days });
  }
}
