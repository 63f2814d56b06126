import { heading, paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span } from '@/pdf/document';
import type { Piece } from './pieces';

/** The pieces of a part on paper. Links within the app are the page's alone. */
export function pieceBlocks(pieces: readonly Piece[]): PdfBlock[] {
  return pieces.flatMap(blocksOf);
}

function blocksOf(piece: Piece): PdfBlock[] {
  switch (piece.kind) {
    case 'text':
      return [textBlock(piece)];
    case 'heading':
      return [heading(3, piece.text)];
    case 'note':
      return [{ kind: 'note', tone: 'info', spans: [{ text: piece.text }] }];
    case 'list':
      return [{ kind: 'list', ordered: piece.ordered, items: piece.items.map(itemSpans) }];
    case 'quote':
      return [
        { kind: 'paragraph', look: 'small', spans: [{ text: piece.about }], keep: true },
        paragraph(isDrawable(piece.text) ? `“${piece.text}”` : piece.undrawn),
      ];
    case 'table':
      return [
        {
          kind: 'table',
          columns: piece.columns,
          rows: piece.rows.map(rowSpans),
        },
      ];
    case 'drawing':
      return pieceBlocks(piece.paper);
    case 'link':
      return [];
  }
}

function textBlock({ text, look }: Piece & { kind: 'text' }): PdfBlock {
  if (look === 'body') return paragraph(text);
  if (look === 'small') return { kind: 'paragraph', look: 'small', spans: [{ text }] };
  return { kind: 'paragraph', look: 'body', spans: [{ text, bold: true }] };
}

function itemSpans({ lead, text, lang }: (Piece & { kind: 'list' })['items'][number]): Span[] {
  const words: Span = { text, lang };
  return lead ? [{ text: `${lead} `, bold: true }, words] : [words];
}

function rowSpans({ cells, note }: (Piece & { kind: 'table' })['rows'][number]): Span[][] {
  return cells.map((cell, index) =>
    index === 0 && note ? [{ text: `${cell}. ` }, { text: note, bold: false, soft: true }] : [{ text: cell }],
  );
}

/*
 * The fonts of the PDF hold the characters of the product's texts, and of what people type only these: Latin, Cyrillic
 * and their punctuation (scripts/pdf-fonts.ts; a test holds the two together).
 */
const drawable =
  /^[\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f\u0490-\u0493\u2010-\u2015‘’‚“”„†•…‰′″‹›€™←↑→↓−×÷≤≥]*$/u;

/** Whether the fonts of the PDF can draw every character of a text that a person typed. */
export function isDrawable(text: string): boolean {
  return drawable.test(text.normalize('NFC'));
}
