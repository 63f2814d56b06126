import type { ReportDimension } from '@/lib/reports/build';
import { areaThresholds, bandLabel, linesText, thinNote } from '../area-texts';
import type { ReportArea, ReportView } from '../report-view';
import type { ReportTexts } from '../texts';
import { heading, paragraph, titledList } from './block-makers';
import type { BarBlock, PdfBlock, Span } from './document';

export function areaBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  return [
    { kind: 'paragraph', look: 'small', spans: [{ text: t('report:areas.unit') }], keep: true },
    ...view.areas.map((area) => bar(area, texts)),
    { kind: 'paragraph', look: 'small', spans: [{ text: linesText(texts) }] },
  ];
}

function bar(area: ReportArea, texts: ReportTexts): BarBlock {
  const { t } = texts;
  const label = bandLabel(area, texts);
  const value = area.scored ? texts.score(area.score) : null;
  return {
    kind: 'bar',
    name: area.name,
    label,
    value,
    percent: area.scored ? area.score : null,
    colour: area.colour,
    thresholds: areaThresholds,
    note: area.thin && area.scored ? thinNote(area, texts) : null,
    alt:
      value === null
        ? `${area.name}: ${t('common:scoreBar.unscored')}`
        : t('common:scoreBar.spoken', { name: area.name, score: value, label }),
  };
}

export function meaningBlocks(view: ReportView, texts: ReportTexts, lang: string | undefined): PdfBlock[] {
  const { t } = texts;
  const whole = view.report.resultNarrative;
  const blocks: PdfBlock[] = [];
  if (whole) {
    blocks.push(
      heading(3, t('report:meaning.whole')),
      ...titledList(t('report:meaning.observed'), whole.observedBehaviors, lang),
      ...titledList(t('report:meaning.traits'), whole.traits, lang),
      ...titledList(t('report:meaning.challenges'), whole.challenges, lang),
      ...titledList(t('report:meaning.examples'), whole.realLifeExamples, lang),
    );
  }
  for (const area of view.areas) {
    const { details, narrative } = area;
    if (narrative === null && details === null) continue;
    const score = t('report:areas.scoreOf', { score: texts.score(area.score) });
    blocks.push(heading(3, area.name), {
      kind: 'paragraph',
      look: 'small',
      spans: [{ text: `${score}, ${bandLabel(area, texts)}` }],
      keep: true,
    });
    if (narrative) blocks.push(paragraph(narrative, lang));
    blocks.push(
      ...titledList(t('report:meaning.traits'), details?.traits ?? null, lang),
      ...titledList(t('report:meaning.examples'), details?.examples ?? null, lang),
      ...titledList(t('report:meaning.strengths'), details?.strengths ?? null, lang),
      ...titledList(t('report:meaning.growth'), details?.growth ?? null, lang),
      ...titledList(t('report:meaning.tips'), details?.tips ?? null, lang),
    );
  }
  return blocks;
}

export function strengthBlocks(view: ReportView, texts: ReportTexts, lang: string | undefined): PdfBlock[] {
  const { t } = texts;
  const { strengths, strengthsAreRelative, resultNarrative } = view.report;
  return [
    ...(strengths.length === 0 ? [paragraph(t('report:strengths.none'))] : []),
    ...(strengthsAreRelative ? [paragraph(t('report:strengths.relative'))] : []),
    ...areaLines(strengths, texts, lang, (area) => area.details?.strengths?.[0]),
    ...titledList(t('report:strengths.whole'), resultNarrative?.strengths ?? null, lang, 3),
  ];
}

export function growthBlocks(view: ReportView, texts: ReportTexts, lang: string | undefined): PdfBlock[] {
  const { t } = texts;
  const { growthPriorities } = view.report;
  return [
    paragraph(t(growthPriorities.length > 0 ? 'report:growth.text' : 'report:growth.none')),
    ...areaLines(growthPriorities, texts, lang, (area) => area.details?.growth?.[0]),
  ];
}

/** One line for each area: name, score and what to take from it. */
function areaLines(
  areas: readonly ReportDimension[],
  texts: ReportTexts,
  lang: string | undefined,
  point: (area: ReportDimension) => string | undefined,
): PdfBlock[] {
  if (areas.length === 0) return [];
  const items = areas.map((area): Span[] => {
    const score = texts.t('report:areas.scoreOf', { score: texts.score(area.score) });
    return [
      { text: area.name, bold: true },
      { text: ` (${score}) `, soft: true },
      { text: point(area) ?? '', lang },
    ];
  });
  return [{ kind: 'list', ordered: false, items }];
}
