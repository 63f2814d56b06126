import type { ReportArea } from './report-view';
import type { ReportTexts } from './texts';

/** Where the names of areas change (set B), drawn across their bars. */
export const areaThresholds = [50, 70] as const;

/** Name of an area's band in this report. */
export function bandLabel({ band }: Pick<ReportArea, 'band'>, texts: ReportTexts): string {
  return band ? texts.band(band) : texts.t('screening:notEnough');
}

/** 'based on 1 of 4 answers'. */
export function thinNote({ answered, served }: ReportArea, texts: ReportTexts): string {
  return texts.t('screening:thin', { answered: texts.count(answered), served: texts.count(served) });
}

/** What the lines across the bars mean. */
export function linesText(texts: ReportTexts): string {
  const [moderate, high] = areaThresholds;
  return texts.t('report:areas.lines', {
    moderate: texts.count(moderate),
    high: texts.count(high),
    lowLabel: texts.band('Low'),
    moderateLabel: texts.band('Moderate'),
    highLabel: texts.band('High'),
  });
}
