import { laterAmount } from '@/lib/cognitive/delay-choice';
import type { Measure } from '@/lib/fhir/input';
import { delayCurve } from '@/lib/reports/special/delay-curve';
import type { ReportView } from '@/lib/reports/view';
import { waitText } from '../special/delay-curve-drawing';
import type { ReportTexts } from '../words/texts';

/** What the numbers of a test without questions are worked out from; none for a questionnaire. Nothing is rounded. */
export function measuresOf(view: ReportView, texts: ReportTexts): Measure[] {
  return view.run === null ? choiceMeasures(view, texts) : runMeasures(view.run, texts);
}

/** UCUM: of a count or a share of 1. */
const one = '1';

function choiceMeasures({ attempt }: ReportView, texts: ReportTexts): Measure[] {
  const worth = texts.t('report-parts:delay.worth', { amount: texts.count(laterAmount) });
  return (delayCurve(attempt.tasks)?.points ?? []).map((point) => ({
    id: `worth_after_${point.days}_days`,
    name: texts.t('words.pair', { name: waitText(point.days, texts), text: worth }),
    value: point.worth * laterAmount,
    unit: one,
    code: one,
  }));
}

function runMeasures({ variant, metrics }: NonNullable<ReportView['run']>, texts: ReportTexts): Measure[] {
  const { targets, nonTargets, hits, omissions, commissions, rates, rt, blockChange } = metrics;
  const percent = (share: number | null) => (share === null ? null : 100 * share);
  const figures = [
    ['targets', targets, one],
    ['hits', hits, one],
    ['omissions', omissions, one],
    ['nonTargets', nonTargets, one],
    ['commissions', commissions, one],
    ['falseShare', percent(rates.falsePressRate), '%'],
    // The speed of an answer to a spoken letter is that of the letter.
    ['median', variant === 'audio' ? null : rt.median, 'ms'],
    ['cv', percent(rt.cv), '%'],
    ['slope', blockChange.slopePctPerBlock, '%'],
    ['early', percent(rates.omissionRateEarly), '%'],
    ['ending', percent(rates.omissionRateLate), '%'],
  ] as const;
  return figures.flatMap(([id, value, code]) =>
    value === null ? [] : [{ id, name: texts.t(`report:provider.figure.${id}`), value, unit: code, code }],
  );
}
