import type { ReportDimension } from '@/lib/reports/build';
import type { ReportArea, ReportView } from '@/lib/reports/view';
import { heading, paragraph, small, titledList } from '@/pdf/block-makers';
import type { BarBlock, PdfBlock, Span } from '@/pdf/document';
import {
  areaThresholds,
  bandLabel,
  conditionsText,
  linesText,
  scoreAndBand,
  thinNote,
} from '../words/area-texts';
import { type Given, givenAnswers, givenFollowUps } from '../words/given';
import type { ReportTexts } from '../words/texts';
import type { ReportDocumentInput } from './document-input';

/** @param close whether the bars stand beside their words, so that more of them go on a page */
export function areaBlocks(view: ReportView, texts: ReportTexts, close: boolean): PdfBlock[] {
  const conditions = conditionsText(view, texts);
  const notes = [linesText(view, texts), ...(conditions ? [conditions] : [])];
  return [
    { ...small(texts.say('areas.unit', view)), keep: true },
    ...view.areas.map((area) => ({ ...bar(area, view, texts), close })),
    ...(close ? [notes.join(' ')] : notes).map(small),
  ];
}

function bar(area: ReportArea, view: ReportView, texts: ReportTexts): BarBlock {
  const { t } = texts;
  const label = bandLabel(area, view, texts);
  const value = area.scored ? texts.score(area.score) : null;
  return {
    kind: 'bar',
    name: area.name,
    label,
    value,
    percent: area.scored ? area.score : null,
    colour: area.colour,
    thresholds: areaThresholds(view),
    note: area.thin && area.scored && view.scoring.task === null ? thinNote(area, texts) : null,
    alt:
      value === null
        ? t('words.pair', { name: area.name, text: texts.notEnough(view) })
        : label === ''
          ? t('words.pair', { name: area.name, text: scoreAndBand(area, view, texts) })
          : t('common:scoreBar.spoken', { name: area.name, score: value, label }),
  };
}

export function meaningBlocks(view: ReportView, texts: ReportTexts, lang: string | undefined): PdfBlock[] {
  const { t } = texts;
  const isOwner = view.reader.audience === 'owner';
  const whole = isOwner ? view.report.resultNarrative : null;
  const blocks: PdfBlock[] = isOwner ? [] : [small(t('report:shared.told'))];
  if (whole) {
    blocks.push(
      heading(3, texts.say('meaning.whole', view)),
      ...titledList(texts.say('meaning.observed', view), whole.observedBehaviors, lang),
      ...titledList(t('report:meaning.traits'), whole.traits, lang),
      ...titledList(t('report:meaning.challenges'), whole.challenges, lang),
      ...titledList(t('report:meaning.examples'), whole.realLifeExamples, lang),
    );
  }
  for (const area of view.areas) {
    const { details, narrative } = area;
    if (narrative === null && details === null) continue;
    blocks.push(heading(3, area.name), { ...small(scoreAndBand(area, view, texts)), keep: true });
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
  const { strengths } = view;
  const isOwner = view.reader.audience === 'owner';
  const whole = isOwner ? view.report.resultNarrative : null;
  return [
    ...(strengths.length === 0 ? [paragraph(texts.say('strengths.none', view))] : []),
    ...areaLines(strengths, texts, lang, (area) => (isOwner ? area.details?.strengths?.[0] : undefined)),
    ...titledList(t('report:strengths.whole'), whole?.strengths ?? null, lang, 3),
  ];
}

export function growthBlocks(view: ReportView, texts: ReportTexts, lang: string | undefined): PdfBlock[] {
  const { growthPriorities } = view.report;
  return [
    paragraph(texts.say(growthPriorities.length > 0 ? 'growth.text' : 'growth.none', view)),
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
    const score = texts.t('words.scoreOf', { score: texts.score(area.score) });
    return [
      { text: area.name, bold: true },
      { text: ` (${score}) `, soft: true },
      { text: point(area) ?? '', lang },
    ];
  });
  return [{ kind: 'list', ordered: false, items }];
}

/** Background, details and follow-ups as they were given. */
export function givenBlocks({ view, texts, banks }: ReportDocumentInput): PdfBlock[] {
  const { t } = texts;
  const table = (answers: readonly Given[]): PdfBlock[] => {
    if (answers.length === 0) return [];
    const columns = [
      { title: t('report:given.columnQuestion'), share: 6 },
      { title: t('report:scoring.columnAnswer'), share: 5 },
    ];
    const rows = answers.map(({ question, answer }): Span[][] => [
      [{ text: question, bold: false }],
      [{ text: answer }],
    ]);
    return [{ kind: 'table', columns, rows }];
  };
  const followUps = givenFollowUps(view, texts, banks);
  return [
    paragraph(t('report:given.note')),
    ...table(givenAnswers(view, texts)),
    ...(followUps.length > 0 ? [heading(3, t('report:given.followUps'))] : []),
    ...followUps.flatMap(({ id, asked, answers }) => {
      const lang = asked && asked.language !== texts.language ? asked.language : undefined;
      return [heading(4, asked?.text ?? id, lang), ...table(answers)];
    }),
  ];
}
