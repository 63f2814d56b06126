import type { Span, TableBlock, TableColumn } from './document';
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

type Column = TableColumn & { readonly x: number; readonly width: number };
type Cell = { readonly text: InlineText; readonly column: Column };

/** A heading row and a rule under every row. A row taller than half a page may break between its lines. */
export function tableSlices(block: TableBlock, setting: Setting, parent: StructNode): Slice[] {
  const columns = placed(block.columns, setting);
  const air = airs[block.close ? 'close' : 'usual'];
  const table = child(parent, 'Table', { lang: block.lang });
  const look: InlineLook = {
    size,
    bold: false,
    colour: colours.ink,
    lang: block.lang ?? setting.language,
  };
  const titles = block.columns.map(({ title }): Span[] => [{ text: title, bold: true }]);
  const head = rowOf(titles, columns, look, setting, child(table, 'TR'), 'Column');
  const rows = block.rows.map((row) => rowOf(row, columns, look, setting, child(table, 'TR'), 'Row'));
  return [
    ...rowSlices(head, look, setting, air, colours.ink, true, 6),
    ...rows.flatMap((row, index) => {
      const staysWhole = rows.length <= smallTable && index < rows.length - 1;
      return rowSlices(row, look, setting, air, colours.line, staysWhole, 0);
    }),
  ];
}

function placed(columns: readonly TableColumn[], { x, width }: Setting): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - gap * (columns.length - 1);
  let left = x;
  return columns.map((column) => {
    const own = (free * column.share) / shares;
    const here = { ...column, x: left, width: own };
    left += own + gap;
    return here;
  });
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
  cells: readonly Cell[],
  look: InlineLook,
  { x, width, measure }: Setting,
  { padding, leading }: (typeof airs)[keyof typeof airs],
  ruleColour: Colour,
  keep: boolean,
  before: number,
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
