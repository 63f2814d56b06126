import { zoneLimits, zoneOf } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import type { ReportDimension } from '@/lib/reports/build';
import type { ReportArea, ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

type Bands = Pick<ReportView, 'definition' | 'wording'>;

/** Where the names of areas change, drawn across their bars; none for a preference. */
export function areaThresholds({ definition }: Pick<ReportView, 'definition'>): readonly number[] {
  return hasBands(definition) ? zoneLimits : [];
}

/** Name of an area's zone; empty for a test that names none. */
export function bandLabel(
  { scored, score }: Pick<ReportDimension, 'scored' | 'score'>,
  view: Bands,
  texts: ReportTexts,
): string {
  if (!scored) return texts.notEnough(view);
  const zone = zoneOf(score, view.definition);
  return zone === null ? '' : texts.zone(zone, view);
}

/** Name of the overall level (set C); null for a test that names none. */
export function levelLabel({ report, definition }: ReportView, texts: ReportTexts): string | null {
  if (report.level === null || !hasBands(definition)) return null;
  return definition.tone === 'memory' ? texts.memoryBand(report.level) : texts.level(report.level);
}

/** '62.5 of 100, noticeable', or the number alone; a screen says it whole. */
export function scoreAndBand(
  area: Pick<ReportDimension, 'scored' | 'score'>,
  view: Bands,
  texts: ReportTexts,
  format = texts.score,
): string {
  const score = texts.t('words.scoreOf', { score: format(area.score) });
  const label = bandLabel(area, view, texts);
  return label === '' ? score : texts.t('report:areas.scoreAndLabel', { score, label });
}

/** 'based on 1 of 4 answers'. */
export function thinNote({ answered, served }: ReportArea, texts: ReportTexts): string {
  return texts.t('words.thin', { answered: texts.count(answered), served: texts.count(served) });
}

/** What the number is and what the lines across the bars mean. */
export function linesText(view: ReportView, texts: ReportTexts): string {
  const [moderate = 0, high = 0] = areaThresholds(view);
  return texts.say('areas.lines', view, {
    moderate: texts.count(moderate),
    high: texts.count(high),
    ...zoneLabels(view, texts),
  });
}

/** Names of the three zones, as the texts about them call their places. */
export function zoneLabels(view: Bands, texts: ReportTexts) {
  return {
    lowLabel: texts.zone('calm', view),
    moderateLabel: texts.zone('noticeable', view),
    highLabel: texts.zone('strong', view),
  };
}

/** What the numbers of a timed run or of choices depend on; null for questionnaires. */
export function conditionsText(view: ReportView, texts: ReportTexts): string | null {
  if (view.wording === 'run') return texts.t('report:areas.runConditions');
  return null;
}
