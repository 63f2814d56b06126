import { snapshotBand } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import type { ReportDimension } from '@/lib/reports/build';
import type { ReportArea, ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

type Bands = Pick<ReportView, 'definition' | 'wording'>;

/** Where the names of areas change, drawn across their bars: set B, set A for the memory check, none for a preference. */
export function areaThresholds({ definition }: Pick<ReportView, 'definition'>): readonly number[] {
  if (!hasBands(definition)) return [];
  return definition.tone === 'memory' ? [40, 70] : [50, 70];
}

/** Name of an area's band in this report; empty for a test that names none. */
export function bandLabel(
  { band, score }: Pick<ReportDimension, 'band' | 'score'>,
  view: Bands,
  texts: ReportTexts,
): string {
  if (band === null) return texts.notEnough(view);
  if (!hasBands(view.definition)) return '';
  return view.definition.tone === 'memory' ? texts.memoryBand(snapshotBand(score)) : texts.band(band);
}

/** Name of the overall level (set C); null for a test that names none. */
export function levelLabel({ report, definition }: ReportView, texts: ReportTexts): string | null {
  if (report.level === null || !hasBands(definition)) return null;
  return definition.tone === 'memory' ? texts.memoryBand(report.level) : texts.level(report.level);
}

/** '62.5 of 100, Moderate', or the number alone. */
export function scoreAndBand(
  area: Pick<ReportDimension, 'band' | 'score'>,
  view: Bands,
  texts: ReportTexts,
): string {
  const score = texts.t('words.scoreOf', { score: texts.score(area.score) });
  const label = bandLabel(area, view, texts);
  return label === '' ? score : `${score}, ${label}`;
}

/** 'based on 1 of 4 answers'. */
export function thinNote({ answered, served }: ReportArea, texts: ReportTexts): string {
  return texts.t('words.thin', { answered: texts.count(answered), served: texts.count(served) });
}

/** What the number is and what the lines across the bars mean. */
export function linesText(view: ReportView, texts: ReportTexts): string {
  const [moderate = 0, high = 0] = areaThresholds(view);
  const memory = view.definition.tone === 'memory';
  const name = memory ? texts.memoryBand : texts.band;
  return texts.say('areas.lines', view, {
    moderate: texts.count(moderate),
    high: texts.count(high),
    lowLabel: name('Low'),
    moderateLabel: name('Moderate'),
    highLabel: name('High'),
  });
}

/** What the numbers of a timed run or of choices depend on; null for questionnaires. */
export function conditionsText(view: ReportView, texts: ReportTexts): string | null {
  if (view.wording === 'run') return texts.t('report:areas.runConditions');
  return null;
}
