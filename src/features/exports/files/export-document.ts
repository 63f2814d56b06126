import { brand } from '@/config/brand';
import { betweenSentences } from '@/i18n/between-sentences';
import { type DocumentPart, documentParts } from '@/lib/exports/progress-data';
import { heading, paragraph, small } from '@/pdf/block-makers';
import type { PdfBlock, PdfDocument } from '@/pdf/document';
import { doneBlocks } from './activity-blocks';
import { changeBlocks } from './change-blocks';
import type { DocumentInput } from './document-input';
import { habitBlocks } from './habit-blocks';
import { planBlocks } from './plan-blocks';
import { resultBlocks } from './result-blocks';
import { timingBlocks } from './timing-blocks';
import { trendBlocks } from './trend-blocks';

const partBlocks: Record<Exclude<DocumentPart, 'cover'>, (input: DocumentInput) => PdfBlock[]> = {
  done: doneBlocks,
  habits: habitBlocks,
  results: resultBlocks,
  changes: changeBlocks,
  timing: timingBlocks,
  trends: trendBlocks,
  plan: planBlocks,
};

/** What a person did and what came of it, as a document for themselves or for a professional: the same parts for both. */
export function exportDocument(input: DocumentInput): PdfDocument {
  const { texts, parts, data } = input;
  const title = texts.t(input.kind === 'provider' ? 'kind.provider' : 'kind.pdf');
  const range = `${texts.day(data.range.from)} – ${texts.day(data.range.to)}`;
  const statement = texts.t('document.statement');
  return {
    title: parts.has('cover') ? `${title}, ${range}` : title,
    language: texts.language,
    author: brand.name,
    blocks: [
      heading(1, title),
      ...(parts.has('cover') ? coverBlocks(input, range) : []),
      { kind: 'note', tone: 'info', spans: [{ text: statement }] },
      ...noteBlocks(input),
      ...documentParts.flatMap((part) =>
        part === 'cover' || !parts.has(part) ? [] : partBlocks[part](input),
      ),
    ],
    footer: {
      line: `${brand.name} · ${title}`,
      text: [statement, texts.history('words.useLimits')].join(betweenSentences(texts.language)),
      page: (page, pages) =>
        texts.report('report:footer.page', {
          page: texts.formats.count(page),
          pages: texts.formats.count(pages),
        }),
    },
  };
}

function coverBlocks({ data, texts, madeAt }: DocumentInput, range: string): PdfBlock[] {
  const pair = (name: string, text: string) => small(texts.t('words.pair', { name, text }));
  return [
    ...(data.name === null ? [] : [pair(texts.t('document.name'), data.name)]),
    pair(texts.t('document.days'), range),
    pair(texts.t('document.made'), texts.formats.date(madeAt)),
  ];
}

/** What the person adds, as they wrote it. */
function noteBlocks({ note, texts }: DocumentInput): PdfBlock[] {
  const lines = note
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0
    ? []
    : [heading(2, texts.t('words.notes')), ...lines.map((line) => paragraph(line))];
}
