import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfBlock, PdfDocument } from '@/pdf/document';
import { type Measure, margin, papers, type Slice, type TextStyle } from '@/pdf/geometry';
import { layOut, paginate } from '@/pdf/layout';
import { breakLines, breakPositions, tidy } from '@/pdf/line-break';

/** Every letter half as wide as high, wide scripts as wide as high. */
const measure: Measure = (text, { size, weight }: TextStyle) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.5), 0) *
  size *
  (weight === 'bold' ? 1.06 : 1);

const lines = (text: string, width: number) =>
  breakLines(text, width, (start, end) => measure(text.slice(start, end), style)).map(({ start, end }) =>
    text.slice(start, end),
  );
const style: TextStyle = { size: 10, weight: 'regular', lang: 'en' };

const words = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 14 }),
    fc.constantFrom(
      '注意と集中力',
      '、',
      '「記憶」',
      '한국어',
      'Ärger',
      'Самоконтроль',
      '3-5',
      'well-known',
      'ー',
    ),
  ),
  { maxLength: 30 },
);
const text = words.map((parts) => tidy(parts.join(' ')));

describe('lines', () => {
  it('break at spaces and after hyphens between letters, not inside numbers', () => {
    expect(lines('one two three', 40)).toEqual(['one two', 'three']);
    expect(lines('a well-known 3-5', 50)).toEqual(['a well-', 'known 3-5']);
  });

  it('break Japanese and Chinese anywhere but before closing and after opening marks', () => {
    const broken = lines('これは「注意」です、はい。', 50);
    expect(broken.join('')).toBe('これは「注意」です、はい。');
    for (const line of broken) {
      expect(line).not.toMatch(/^[、。」]/);
      expect(line).not.toMatch(/「$/);
    }
    expect(breakPositions('記憶ー')).toEqual([1]);
  });

  it('keep Korean words whole', () => {
    expect(lines('주의력과 집중력이에요', 60)).toEqual(['주의력과', '집중력이에요']);
  });

  it('cut what is wider than a line between characters', () => {
    expect(lines('abcdefghij', 20)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('keep a fixed space inside a line', () => {
    expect(lines('aa b\u00a0c dd', 25)).toEqual(['aa', 'b\u00a0c', 'dd']);
  });

  it('hold every character once, in order, and are never wider than allowed', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 300 }), (whole, width) => {
        const widthOf = (start: number, end: number) => measure(whole.slice(start, end), style);
        const broken = breakLines(whole, width, widthOf);
        expect(broken.map(({ start, next }) => whole.slice(start, next)).join('')).toBe(whole);
        for (const { start, end } of broken) {
          const single = [...whole.slice(start, end)].length <= 1;
          expect(single || widthOf(start, end) <= width).toBe(true);
        }
      }),
    );
  });
});

const spans = fc.array(
  fc.record(
    { text, bold: fc.boolean(), href: fc.constant('https://example.org'), lang: fc.constant('ja') },
    { requiredKeys: ['text'] },
  ),
  { minLength: 1, maxLength: 4 },
);
const block: fc.Arbitrary<PdfBlock> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(1, 2, 3, 4), text }),
  fc.record({
    kind: fc.constant('paragraph' as const),
    look: fc.constantFrom('body', 'eyebrow', 'lead', 'small', 'score', 'level', 'formula'),
    spans,
    keep: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('note' as const), tone: fc.constantFrom('info', 'caution'), spans }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(spans, { maxLength: 12 }),
  }),
  fc.record({
    kind: fc.constant('bar' as const),
    name: text,
    label: text,
    value: fc.option(fc.constant('62.5')),
    percent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    colour: fc.constantFrom('green', 'yellow', 'red', null),
    thresholds: fc.constant([50, 70]),
    note: fc.option(text),
    alt: text,
  }),
  fc.record({
    kind: fc.constant('table' as const),
    columns: fc.constant([
      { title: 'Area', share: 4 },
      { title: 'Sum', share: 2, end: true },
    ]),
    rows: fc.array(fc.tuple(spans, spans), { maxLength: 12 }),
  }),
);

const footer: PdfDocument['footer'] = {
  line: 'Focus Snapshot, November 20, 2026, test version 3.0.0',
  text: 'These bands are not based on population norms.',
  page: (page, pages) => `Page ${page} of ${pages}`,
};
const documentOf = (blocks: readonly PdfBlock[], language = 'en'): PdfDocument => ({
  title: 'Report',
  language,
  author: 'Lab',
  blocks,
  footer,
});

/** Without shrinking: a failing document is small enough to read, and making it smaller takes minutes. */
const runs = { numRuns: 60, endOnFailure: true };

describe('pages', () => {
  it('hold everything inside their margins, on A4 and Letter', () => {
    const near = 0.001;
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 12 }),
        fc.constantFrom('a4', 'letter'),
        fc.constantFrom('en', 'ja'),
        (blocks, format, language) => {
          const paper = papers[format];
          const right = paper.width - margin.side + near;
          for (const page of layOut(documentOf(blocks, language), paper, measure).pages) {
            for (const op of page.marks.flatMap(({ ops }) => ops)) {
              if (op.kind === 'text') {
                const letters = op.text.trimEnd();
                const end = op.x + measure(letters, op.style);
                // One character wider than its column has nowhere else to go.
                if ([...letters].length > 1) expect(end).toBeLessThanOrEqual(right);
                expect(op.x).toBeGreaterThanOrEqual(margin.side - near);
                expect(op.y - op.style.size).toBeGreaterThanOrEqual(margin.top - 12);
                expect(op.y + op.style.size * 0.25).toBeLessThanOrEqual(paper.height - margin.bottom + near);
              } else if (op.kind === 'rect') {
                expect(op.x + op.width).toBeLessThanOrEqual(right);
                expect(op.y + op.height).toBeLessThanOrEqual(paper.height - margin.bottom);
              } else if (op.kind === 'line') {
                expect(Math.max(op.x1, op.x2)).toBeLessThanOrEqual(right);
                expect(Math.max(op.y1, op.y2)).toBeLessThanOrEqual(paper.height - margin.bottom);
              } else {
                expect(op.x + op.radius).toBeLessThanOrEqual(right);
              }
            }
          }
        },
      ),
      runs,
    );
  });

  it('lose no text', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        const { pages } = layOut(documentOf(blocks), papers.a4, measure);
        const drawn = pages
          .flatMap(({ marks }) => marks)
          .filter(({ node }) => node !== null)
          .flatMap(({ ops }) => ops)
          .reduce((sum, op) => sum + (op.kind === 'text' ? op.text.replaceAll(' ', '').length : 0), 0);
        expect(drawn).toBe(blocks.reduce((sum, each) => sum + lengthOf(each), 0));
      }),
      runs,
    );
  });

  it('leave no heading alone at the foot', () => {
    const paragraph: PdfBlock = { kind: 'paragraph', look: 'body', spans: [{ text: 'word '.repeat(60) }] };
    const heading: PdfBlock = { kind: 'heading', level: 2, text: 'A heading' };
    for (let count = 1; count < 40; count += 1) {
      const blocks = [...Array<PdfBlock>(count).fill(paragraph), heading, paragraph];
      const { pages, bookmarks } = layOut(documentOf(blocks), papers.a4, measure);
      const page = pages[bookmarks[0]?.page ?? -1];
      const texts = page?.marks.filter(({ node }) => node !== null) ?? [];
      expect(texts.at(-1)?.node?.role).toBe('P');
    }
  });

  it('carry the footer with their number', () => {
    const blocks = Array<PdfBlock>(60).fill({
      kind: 'paragraph',
      look: 'body',
      spans: [{ text: 'word '.repeat(60) }],
    });
    const { pages } = layOut(documentOf(blocks), papers.letter, measure);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      const ops = page.marks.filter(({ node }) => node === null).flatMap(({ ops: own }) => own);
      const said = ops.map((op) => (op.kind === 'text' ? op.text : '')).join(' ');
      expect(said).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(said).toContain('not based on population norms');
    });
  });

  it('take a run that is taller than a page without ending', () => {
    const slice: Slice = { height: 40, before: 0, keep: true, marks: [] };
    const pages = paginate(Array<Slice>(50).fill(slice), 0, 400);
    expect(pages.flat()).toHaveLength(50);
    for (const page of pages) for (const { y } of page) expect(y + 40).toBeLessThanOrEqual(400);
  });
});

function lengthOf(each: PdfBlock): number {
  const count = (value: string) => tidy(value).replaceAll(' ', '').length;
  const all = (list: readonly { text: string }[]) => list.reduce((sum, span) => sum + count(span.text), 0);
  switch (each.kind) {
    case 'heading':
      return count(each.text);
    case 'paragraph':
    case 'note':
      return all(each.spans);
    case 'list':
      return each.items.reduce(
        (sum, item, index) => sum + all(item) + (each.ordered ? `${index + 1}.`.length : 1),
        0,
      );
    case 'bar':
      return count(each.name) + count(each.label) + count(each.value ?? '') + count(each.note ?? '');
    case 'plot':
      return [each.top, each.bottom, each.start, each.end].reduce((sum, text) => sum + count(text), 0);
    case 'table':
      return (
        all(each.columns.map(({ title }) => ({ text: title }))) +
        each.rows.reduce((sum, row) => sum + row.reduce((own, cell) => own + all(cell), 0), 0)
      );
  }
}
