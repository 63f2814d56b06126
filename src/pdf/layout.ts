import { slicesOf } from './block-slices';
import type { PdfBlock, PdfDocument } from './document';
import {
  colours,
  type FigureArea,
  type LinkArea,
  type Mark,
  type Measure,
  margin,
  type Op,
  type Paper,
  type Slice,
  type StructNode,
  shiftBox,
  shiftOp,
} from './geometry';
import { type InlineLook, setInline } from './inline';
import { type Filling, settledBlocks } from './page-choice';
import { type Setting, textSlices } from './setting';

export type LaidOutPage = {
  /** In reading order; the footer comes last. */
  readonly marks: readonly Mark[];
  readonly links: readonly LinkArea[];
  readonly figures: readonly FigureArea[];
};

export type Bookmark = {
  readonly title: string;
  readonly level: number;
  /** From 0. */
  readonly page: number;
  readonly y: number;
};

export type LaidOut = {
  readonly paper: Paper;
  readonly pages: readonly LaidOutPage[];
  readonly structure: StructNode;
  readonly bookmarks: readonly Bookmark[];
};

/** Puts a document on pages. Nothing is drawn outside the margins. */
export function layOut(document: PdfDocument, paper: Paper, measure: Measure): LaidOut {
  const structure: StructNode = { role: 'Document', children: [] };
  const setting: Setting = {
    measure,
    language: document.language,
    x: margin.side,
    width: paper.width - 2 * margin.side,
  };
  const footHeight = heightOf(footerSlices(document, setting, '0'));
  const bottom = paper.height - margin.bottom - footHeight - 14;
  const slicesIn = (blocks: readonly PdfBlock[], parent: StructNode) =>
    blocks.flatMap((block) => slicesOf(block, setting, parent));
  const filling: Filling = (blocks, most) => {
    const pages = paginate(slicesIn(blocks, { role: 'Document', children: [] }), margin.top, bottom);
    if (pages.length > most) return null;
    const ends = pages.map((placed) =>
      Math.max(margin.top, ...placed.map(({ slice, y }) => y + slice.height)),
    );
    return (Math.min(...ends) - margin.top) / (bottom - margin.top);
  };
  const slices = slicesIn(settledBlocks(document.blocks, filling), structure);
  const pages = paginate(slices, margin.top, bottom);
  const bookmarks: Bookmark[] = [];
  const laidOut = pages.map((placed, page): LaidOutPage => {
    for (const { slice, y } of placed) if (slice.bookmark) bookmarks.push({ ...slice.bookmark, page, y });
    const label = document.footer.page(page + 1, pages.length);
    const foot = footerSlices(document, setting, label);
    return {
      marks: [
        ...placed.flatMap(({ slice, y }) => slice.marks.map((mark) => shiftMark(mark, y))),
        footer(foot, paper.height - margin.bottom - footHeight, setting),
      ],
      links: placed.flatMap(({ slice, y }) =>
        (slice.links ?? []).map((link) => ({ ...link, box: shiftBox(link.box, y) })),
      ),
      figures: placed.flatMap(({ slice, y }) =>
        slice.figure ? [{ ...slice.figure, box: shiftBox(slice.figure.box, y) }] : [],
      ),
    };
  });
  return { paper, pages: laidOut, structure, bookmarks };
}

type Placed = { readonly slice: Slice; readonly y: number };

/** Fills pages from top to bottom; slices that stay together move to the next page together. */
export function paginate(slices: readonly Slice[], top: number, bottom: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = top;
  const page = () => pages.at(-1) ?? [];
  const place = (slice: Slice) => {
    const before = page().length === 0 ? 0 : slice.before;
    if (page().length > 0 && y + before + slice.height > bottom) {
      pages.push([]);
      y = top;
    } else y += before;
    page().push({ slice, y });
    y += slice.height;
  };
  for (const group of groupsOf(slices)) {
    const begins = group[0]?.newPage === true;
    const moves = y + heightOf(group) > bottom && heightOf(group) <= bottom - top;
    if ((begins || moves) && page().length > 0) {
      pages.push([]);
      y = top;
    }
    for (const slice of group) place(slice);
  }
  return pages;
}

/** Runs of slices of which each keeps the next one. */
function groupsOf(slices: readonly Slice[]): Slice[][] {
  const groups: Slice[][] = [];
  let joins = false;
  for (const slice of slices) {
    const last = groups.at(-1);
    if (joins && last && !slice.newPage) last.push(slice);
    else groups.push([slice]);
    joins = slice.keep;
  }
  return groups;
}

function heightOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, { height, before }) => sum + before + height, 0);
}

function shiftMark({ node, ops }: Mark, dy: number): Mark {
  return { node, ops: ops.map((op) => shiftOp(op, dy)) };
}

/** The test and the page number in one line, then what the numbers must not be used for. */
function footerSlices({ footer: text, language }: PdfDocument, setting: Setting, page: string): Slice[] {
  const look: InlineLook = { size: 9, bold: false, colour: colours.soft, lang: language };
  // Not part of the structure: screen readers meet it once, in the text.
  const nowhere: StructNode = { role: 'P', children: [] };
  const lines = (words: string, width: number, x: number, bold = false) =>
    textSlices(
      setInline([{ text: words, bold }], look, width, setting.measure, nowhere),
      x,
      0,
      setting.measure,
    );
  const pageWidth = setting.measure(page, { size: look.size, weight: 'regular', lang: language });
  const first = lines(text.line, setting.width - 90, setting.x, true);
  const number = lines(page, 90, setting.x + setting.width - Math.min(pageWidth, 90));
  const [head, ...rest] = first;
  const joined = head
    ? [{ ...head, marks: [...head.marks, ...number.slice(0, 1).flatMap((s) => s.marks)] }]
    : [];
  return [...joined, ...rest, ...lines(text.text, setting.width, setting.x)];
}

function footer(slices: readonly Slice[], top: number, { x, width }: Setting): Mark {
  const ops: Op[] = [
    { kind: 'line', x1: x, y1: top - 5, x2: x + width, y2: top - 5, width: 0.5, colour: colours.lineStrong },
  ];
  let y = top;
  for (const slice of slices) {
    for (const mark of slice.marks) ops.push(...mark.ops.map((op) => shiftOp(op, y)));
    y += slice.height;
  }
  return { node: null, ops };
}
