import { brand } from '@/config/brand';
import { type ReportView, textLanguage } from '@/lib/reports/view';
import { heading, list, pageHeading, paragraph } from '@/pdf/block-makers';
import type { ParagraphLook, PdfBlock, PdfDocument } from '@/pdf/document';
import { type ReportSection, sectionsOf } from '../special/sections';
import { levelLabel } from '../words/area-texts';
import { glanceText } from '../words/glance';
import { asHeading, documentTitle, eyebrowText, filingTexts, sharedNote } from '../words/head-texts';
import type { ReportTexts } from '../words/texts';
import { answerPage, answersPage } from './answer-blocks';
import type { ReportDocumentInput } from './document-input';
import { areaBlocks, givenBlocks, growthBlocks, meaningBlocks, strengthBlocks } from './part-blocks';
import { planBlocks, stepBlocks } from './plan-blocks';
import { numberTable, printedAnswers, scoringBlocks } from './scoring-blocks';

/**
 * The report as a document: a page that sums up, a page of numbers and answers, and all else of the screen in the same
 * order and words as an appendix.
 */
export function reportDocument(input: ReportDocumentInput): PdfDocument {
  const { view, texts, makers } = input;
  const { t } = texts;
  const sections = sectionsOf(view, texts, makers);
  const last = sections.findLastIndex(({ id }) => id === 'areas' || id === 'doctor');
  const numbers = numberTable(input);
  const answers = printedAnswers(view) > 0;
  const head = headBlocks(view, texts);
  const early = sections.slice(0, last + 1);
  const parts = (chosen: readonly ReportSection[], level: 2 | 3, close = false) =>
    chosen.flatMap((section) => [
      heading(level, section.title, section.lang),
      ...partBlocks(section, input, close).map((block) => (level === 2 ? block : lower(block))),
    ]);
  const summary = (close: boolean) => [...head, ...parts(early, 2, close), ...(answers ? [] : [numbers])];
  const needed = early.filter(({ special }) => special === null);
  const tight = [...head, ...parts(needed, 2, true)].map(tightened);
  return {
    title: `${documentTitle(view, texts)}, ${texts.date(view.attempt.completed_at)}`,
    language: texts.language,
    author: brand.name,
    blocks: [
      {
        kind: 'page',
        name: 'summary',
        choices: [
          { blocks: summary(false) },
          { blocks: summary(true) },
          { blocks: summary(true).map(lowHeading) },
          { blocks: summary(true).map(tightened) },
          {
            blocks: tight,
            later: [
              ...parts(
                early.filter(({ special }) => special !== null),
                3,
              ),
              ...(answers ? [] : [heading(3, t('report:sections.numbers')), numbers]),
            ],
          },
        ],
      },
      ...(answers ? [answerPage(input, [pageHeading(t('report:sections.numbers')), numbers])] : []),
      pageHeading(t('report:sections.appendix')),
      { kind: 'later', of: 'summary' },
      ...parts(sections.slice(last + 1), 3),
      { kind: 'later', of: answersPage },
      ...(view.supportFirst ? [] : [supportNote(texts)]),
    ],
    footer: documentFooter(view, texts),
  };
}

const smaller: Readonly<Partial<Record<ParagraphLook, ParagraphLook>>> = {
  score: 'level',
  lead: 'body',
  body: 'small',
};

/** Headings under the title in the size of text, where a page has to hold much. */
function lowHeading(block: PdfBlock): PdfBlock {
  return block.kind === 'heading' && block.level > 1 ? { ...block, compact: true } : block;
}

/** The score in the size of text, too, and text as small as it may be. */
function tightened(block: PdfBlock): PdfBlock {
  if (block.kind !== 'paragraph') return lowHeading(block);
  return { ...block, look: smaller[block.look] ?? block.look };
}

/** One level down, for parts of the appendix. */
function lower(block: PdfBlock): PdfBlock {
  return block.kind === 'heading' && block.level === 3 ? { ...block, level: 4 } : block;
}

/** The short line, date, test version, and what the numbers must not be used for. */
export function documentFooter(view: ReportView, texts: ReportTexts): PdfDocument['footer'] {
  const { t } = texts;
  const test = view.definition.catalogueName;
  const date = texts.date(view.attempt.completed_at);
  const version = view.attempt.instrument_version;
  return {
    line: `${brand.name} · ${t('report:footer.test', { test, date, version })}`,
    text: `${t('common:screeningOnly')} ${t('tests:norms')} ${t('words.useLimits')}`,
    page: (page, pages) => t('report:footer.page', { page: texts.count(page), pages: texts.count(pages) }),
  };
}

function supportNote({ t }: ReportTexts): PdfBlock {
  return { kind: 'note', tone: 'caution', spans: [{ text: t('common:support') }] };
}

function headBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  const { heading: title, rest: more } = asHeading(texts.headline(view), texts.language);
  const rest = view.headline ? [more, t('words.direction')].filter(Boolean).join(' ') : more;
  const shared = sharedNote(view, texts);
  const blocks: PdfBlock[] = [
    {
      kind: 'paragraph',
      look: 'eyebrow',
      spans: [{ text: eyebrowText(view, texts) }],
      keep: true,
      mark: true,
    },
    heading(1, title),
  ];
  if (rest) blocks.push({ kind: 'paragraph', look: 'lead', spans: [{ text: rest }] });
  if (view.reader.audience === 'owner') {
    const name = texts.t('words.label', { name: t('report:files.name') });
    blocks.push({ kind: 'paragraph', look: 'body', spans: [{ text: name }], writeOn: true });
  }
  blocks.push(...scoreBlocks(view, texts));
  if (shared) blocks.push(paragraph([shared, ...filingTexts(view, texts)].join(' ')));
  const quality = view.qualityNote ? texts.message({ key: 'insights.quality_note', params: {} }, view) : '';
  const text = [t('common:screeningOnly'), quality].filter(Boolean).join(' ');
  blocks.push({ kind: 'note', tone: quality ? 'caution' : 'info', spans: [{ text }] });
  if (view.supportFirst) blocks.push(supportNote(texts));
  if (textLanguage(view, texts.language)) blocks.push(paragraph(t('report:page.inEnglish')));
  const glance = glanceText(view);
  if (glance !== null) blocks.push(paragraph(glance, textLanguage(view, texts.language)));
  return blocks;
}

function scoreBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { level, overall } = view.report;
  if (level === null) return [paragraph(texts.notEnough(view))];
  const label = levelLabel(view, texts);
  return [
    {
      kind: 'paragraph',
      look: 'score',
      spans: [
        { text: `${texts.score(overall)} ` },
        { text: texts.t('words.of100'), size: 11, bold: false, soft: true },
      ],
      keep: label !== null,
    },
    ...(label === null ? [] : [{ kind: 'paragraph', look: 'level', spans: [{ text: label }] } as const]),
  ];
}

function doctorBlocks({ t }: ReportTexts): PdfBlock[] {
  return [
    paragraph(t('words.memoryDoctor')),
    { kind: 'note', tone: 'caution', spans: [{ text: t('tests:results.memoryUrgent') }] },
    paragraph(t('words.dementia')),
  ];
}

function partBlocks(section: ReportSection, input: ReportDocumentInput, close: boolean): readonly PdfBlock[] {
  const { view, texts } = input;
  const { report } = view;
  const lang = textLanguage(view, texts.language);
  if (section.special) return section.special.blocks(view, texts);
  switch (section.id) {
    case 'areas':
      return areaBlocks(view, texts, close);
    case 'doctor':
      return doctorBlocks(texts);
    case 'insights':
      return list(view.insights.map((insight) => texts.message(insight, view)));
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
        ...(report.suggestionsNote ? [paragraph(texts.message(report.suggestionsNote, view))] : []),
      ];
    case 'given':
      return givenBlocks(input);
    case 'scoring':
      return scoringBlocks(input);
  }
}
