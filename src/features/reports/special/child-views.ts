import { type SeenMore, sideBySide } from '@/lib/reports/special/two-informants';
import type { ReportView } from '../report-view';
import type { ReportTexts } from '../texts';

/** This report beside the latest one from the other place; null where there is none. */
export function twoViews({ attempt, others, definition }: ReportView) {
  return sideBySide(
    attempt,
    others,
    definition.domains.map(({ id }) => id),
  );
}

/** 'Seen more at home', 'Seen more in class' or 'About the same'. */
export function seenText(seen: SeenMore, { t }: ReportTexts): string {
  return t(`report-parts:child.seen.${seen}`);
}
