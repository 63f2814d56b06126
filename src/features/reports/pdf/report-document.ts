import { brand } from '@/config/brand';
import { type ReportView, textLanguage } from '../report-view';
import { type ReportSectionId, sectionsOf } from '../sections';
import { asHeading } from '../sentences';
import type { ReportTexts } from '../texts';
import { heading, list, paragraph } from './block-makers';
import type { PdfBlock, PdfDocument } from './document';
import type { ReportDocumentInput } from './document-input';
import { areaBlocks, growthBlocks, meaningBlocks, strengthBlocks } from './part-blocks';
import { planBlocks, stepBlocks } from './plan-blocks';
import { scoringBlocks } from './scoring-blocks';

/** The report as a document: the same parts in the same order and words as on the screen. */
export function reportDocument(input: ReportDocumentInput): PdfDocument {
  const { view, texts } = input;
  const { t } = texts;
  const { attempt, definition } = view;
  const test = definition.catalogueName;
  const date = texts.date(attempt.completed_at);
  return {
    title: `${t('report:page.documentTitle', { test })}, ${date}`,
    language: texts.language,
    author: brand.name,
    blocks: [
      ...headBlocks(view, texts),
      ...sectionsOf(view, texts).flatMap(({ id, title, lang }) => [
        heading(2, title, lang),
        ...partBlocks(id, input),
      ]),
      ...(view.supportFirst ? [] : [supportNote(texts)]),
    ],
    footer: {
      line: `${brand.name} · ${t('report:footer.test', { test, date, version: attempt.instrument_version })}`,
      text: `${t('common:screeningOnly')} ${t('screening:norms')} ${t('report:footer.use')}`,
      page: (page, pages) => t('report:footer.page', { page: texts.count(page), pages: texts.count(pages) }),
    },
  };
}

function supportNote({ t }: ReportTexts): PdfBlock {
  return { kind: 'note', tone: 'caution', spans: [{ text: t('common:support') }] };
}

function headBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  const test = view.definition.catalogueName;
  const date = texts.date(view.attempt.completed_at);
  const { heading: title, rest } = asHeading(texts.message(view.report.summary), texts.language);
  const blocks: PdfBlock[] = [
    {
      kind: 'paragraph',
      look: 'eyebrow',
      spans: [{ text: t('report:page.eyebrow', { test, date }) }],
      keep: true,
    },
    heading(1, title),
  ];
  if (rest) blocks.push({ kind: 'paragraph', look: 'lead', spans: [{ text: rest }] });
  blocks.push(...scoreBlocks(view, texts));
  blocks.push({ kind: 'note', tone: 'info', spans: [{ text: t('common:screeningOnly') }] });
  if (view.supportFirst) blocks.push(supportNote(texts));
  if (view.qualityNote) {
    const text = texts.message({ key: 'insights.quality_note', params: {} });
    blocks.push({ kind: 'note', tone: 'caution', spans: [{ text }] });
  }
  if (textLanguage(view, texts.language)) blocks.push(paragraph(t('report:page.inEnglish')));
  return blocks;
}

function scoreBlocks({ report }: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  if (report.level === null) return [paragraph(t('screening:notEnough'))];
  return [
    {
      kind: 'paragraph',
      look: 'score',
      spans: [
        { text: `${texts.score(report.overall)} ` },
        { text: t('report:page.of100'), size: 11, bold: false, soft: true },
      ],
      keep: true,
    },
    { kind: 'paragraph', look: 'level', spans: [{ text: texts.level(report.level) }] },
  ];
}

function partBlocks(id: ReportSectionId, input: ReportDocumentInput): PdfBlock[] {
  const { view, texts } = input;
  const { report } = view;
  const lang = textLanguage(view, texts.language);
  switch (id) {
    case 'areas':
      return areaBlocks(view, texts);
    case 'insights':
      return list(view.insights.map((insight) => texts.message(insight)));
    case 'meaning':
      return meaningBlocks(view, texts, lang);
    case 'strengths':
      return strengthBlocks(view, texts, lang);
    case 'growth':
      return growthBlocks(view, texts, lang);
    case 'plan':
      return planBlocks(input);
    case 'steps':
      return stepBlocks(input);
    case 'checks':
      return [
        ...list(report.diagnosticSuggestions, lang),
        ...(report.suggestionsNote ? [paragraph(texts.message(report.suggestionsNote))] : []),
      ];
    case 'scoring':
      return scoringBlocks(input);
  }
}
