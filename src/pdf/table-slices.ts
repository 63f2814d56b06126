import { barOps, track } from './bar-slices';
import type { CellBar, Span, TableBlock, TableColumn } from './document';
import { type Colour, colours, type LinkArea, type Mark, type Slice, type StructNode } from './geometry';
import { drawLine, type InlineLook, type InlineText, setInline } from './inline';
import { baseline, child, lineHeight, type Setting } from './setting';

const gap = 10;
/** In letters of 9 points: what is smaller is not read on paper. */
const size = 9;
const airs = {
  usual: { padding: 4, leading: 1 },
  close: { padding: 1.2, leading: 0.9 },
} as const;
/** Tables of so many rows stay on one page. */
const smallTable = 8;

/** Part of its column that a bar takes. */
const barShare = 0.42;

type Column = TableColumn & { readonly x: number; readonly width: number };
type Cell = { readonly text: InlineText; readonly column: Column };
type Row = { readonly cells: readonly Cell[]; readonly bar: CellBar | null };

/** A heading row and a rule under every row. A row taller than half a page may break between its lines. */
export function tableSlices(block: TableBlock, setting: Setting, parent: StructNode): Slice[] {
  const air = airs[block.close ? 'close' : 'usual'];
  const table = child(parent, 'Table', { lang: block.lang });
  const look: InlineLook = {
    size,
    bold: false,
    colour: colours.ink,
    lang: block.lang ?? setting.language,
  };
  const columns = placed(block, look, setting);
  const titles = block.columns.map(({ title }): Span[] => [{ text: title, bold: true }]);
  const head = rowOf(titles, columns, look, setting, child(table, 'TR'), 'Column');
  const rows = block.rows.map((row, index): Row & { isHead: boolean } => {
    const bar = block.bars?.[index] ?? null;
    const isHead = row.length === 1;
    const own = isHead ? whole(columns, setting) : bar === null ? columns : besideBar(columns);
    return { cells: rowOf(row, own, look, setting, child(table, 'TR'), 'Row'), bar, isHead };
  });
  return [
    ...rowSlices({ cells: head, bar: null }, look, setting, air, colours.ink, true, 6),
    ...rows.flatMap((row, index) => {
      const staysWhole = rows.length <= smallTable && index < rows.length - 1;
      if (row.isHead) return rowSlices(row, look, setting, air, colours.line, true, index === 0 ? 2 : 6);
      return rowSlices(row, look, setting, air, colours.line, staysWhole, 0, columns[1]);
    }),
  ];
}

function placed({ columns, rows }: TableBlock, look: InlineLook, setting: Setting): Column[] {
  const free = setting.width - gap * (columns.length - 1);
  const widest = (index: number) => {
    const texts = [
      ...rows.map((row) => row[index] ?? []),
      [{ text: columns[index]?.title ?? '', bold: true }],
    ];
    return Math.max(...texts.map((text) => naturalWidth(text, index === 0, look, setting)));
  };
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const fitted = columns.map(({ fit, share }, index) =>
    fit ? Math.min(widest(index), Math.max((free * share) / shares, free / 3)) : null,
  );
  const left = free - fitted.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = columns.reduce((sum, { share }, index) => sum + (fitted[index] === null ? share : 0), 0);
  let x = setting.x;
  return columns.map((column, index) => {
    const width = fitted[index] ?? (left * column.share) / open;
    const here = { ...column, x, width };
    x += width + gap;
    return here;
  });
}

/** How wide a cell would like to be. */
function naturalWidth(text: readonly Span[], bold: boolean, look: InlineLook, { measure }: Setting): number {
  const nowhere: StructNode = { role: 'TD', children: [] };
  const { lines } = setInline(text, { ...look, bold }, Number.POSITIVE_INFINITY, measure, nowhere);
  return Math.ceil(lines[0]?.width ?? 0);
}

/** One column as wide as the table. */
function whole([first]: readonly Column[], { x, width }: Setting): Column[] {
  return first ? [{ ...first, x, width }] : [];
}

/** The text of the second column leaves room for a bar. */
function besideBar(columns: readonly Column[]): Column[] {
  return columns.map((column, index) =>
    index === 1 ? { ...column, width: column.width * (1 - barShare) - gap } : column,
  );
}

function rowOf(
  row: readonly (readonly Span[])[],
  columns: readonly Column[],
  look: InlineLook,
  setting: Setting,
  parent: StructNode,
  scope: 'Row' | 'Column',
): Cell[] {
  return columns.map((column, index) => {
    const isHead = scope === 'Column' || index === 0;
    const node = isHead ? child(parent, 'TH', { scope }) : child(parent, 'TD');
    const ownLook = isHead ? { ...look, bold: true } : look;
    return { text: setInline(row[index] ?? [], ownLook, column.width, setting.measure, node), column };
  });
}

function rowSlices(
  { cells, bar }: Row,
  look: InlineLook,
  { x, width, measure }: Setting,
  { padding, leading }: (typeof airs)[keyof typeof airs],
  ruleColour: Colour,
  keep: boolean,
  before: number,
  barColumn?: Column,
): Slice[] {
  const tall = lineHeight(look.size, look.lang) * leading;
  const count = Math.max(1, ...cells.map(({ text }) => text.lines.length));
  return Array.from({ length: count }, (_, index): Slice => {
    const isLast = index === count - 1;
    const above = index === 0 ? padding : 0;
    const height = above + tall + (isLast ? padding : 0);
    const marks: Mark[] = [];
    const links: LinkArea[] = [];
    for (const { text, column } of cells) {
      const line = text.lines[index];
      if (!line) continue;
      const left = column.end ? column.x + column.width - line.width : column.x;
      const drawn = drawLine(line, text.look, left, above + baseline(tall, look.size), measure);
      marks.push(...drawn.marks);
      links.push(...drawn.links);
    }
    if (index === 0 && barColumn && bar && bar.percent !== null && bar.colour !== null) {
      const wide = barColumn.width * barShare;
      const y = above + (tall - track.height) / 2;
      const ops = barOps(
        barColumn.x + barColumn.width - wide,
        y,
        wide,
        bar.percent,
        bar.colour,
        bar.thresholds,
      );
      marks.push({ node: null, ops });
    }
    if (isLast) {
      const rule = { x1: x, y1: height, x2: x + width, y2: height, width: 0.5, colour: ruleColour };
      marks.push({ node: null, ops: [{ kind: 'line', ...rule }] });
    }
    // Rows of up to a dozen lines stay whole.
    return {
      height,
      before: index === 0 ? before : 0,
      keep: isLast ? keep : count <= 12,
      marks,
      links,
    };
  });
}
