import type { Insight } from '@/lib/reports/insights';
import type { ReportView } from '@/lib/reports/view';
import { wholeParams } from '@/lib/reports/whole-insight';
import type { ReportTexts } from './texts';

/** A sentence about the numbers as the page says it: whole, like the numbers it shows. */
export function insightText(insight: Insight, view: ReportView, texts: ReportTexts): string {
  const areas = view.areas.map(({ id, scored, score }) => ({ id, score: scored ? score : null }));
  const inWords = Object.entries(wholeParams(insight, areas)).map(([name, value]) => [
    name,
    typeof value === 'number' ? texts.count(value) : value,
  ]);
  return texts.message({ key: insight.key, params: Object.fromEntries(inWords) }, view);
}
