import type { ReportView } from '../report-view';
import type { ReportTexts } from '../texts';
import type { SpecialPart } from './types';

/** The parts this report has beyond those of every report, in reading order within each place. */
export function specialParts(_view: ReportView, _texts: ReportTexts): SpecialPart[] {
  return [];
}
