import { wholePercent } from '@/lib/assessments/bands';
import type { Insight } from '@/lib/reports/insights';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

/**
 * A sentence about the numbers as the page says it: whole, like the numbers it shows. A distance is that of the whole
 * numbers, so that whoever takes one from the other finds it. Files keep the decimal.
 */
export function insightText(insight: Insight, view: ReportView, texts: ReportTexts): string {
  const { params } = insight;
  const named = view.areas.filter(({ id, scored }) => scored && insight.based_on.includes(id));
  const shown = named.map(({ score }) => wholePercent(score));
  const whole = (name: string, value: number) =>
    name === 'spread' && shown.length > 0 ? Math.max(...shown) - Math.min(...shown) : wholePercent(value);
  const inWords = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? texts.count(whole(name, value)) : value,
  ]);
  return texts.message({ key: insight.key, params: Object.fromEntries(inWords) }, view);
}
