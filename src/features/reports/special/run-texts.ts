import { findingText } from '@/components/results/certificate-texts';
import { qualityCodes } from '@/lib/cognitive/focustrack/quality';
import { splitFindings } from '@/lib/reports/special/run-measures';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';

type Run = NonNullable<ReportView['run']>;

/** What the run itself gave rise to, in sentences. */
export function runFindings({ quality }: Run, texts: ReportTexts): string[] {
  return splitFindings(quality.codes, qualityCodes).run.map((code) => findingText(code, texts));
}
