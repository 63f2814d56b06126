import { barSlices } from './bar-slices';
import type { HeadingBlock, ListBlock, NoteBlock, ParagraphBlock, ParagraphLook, PdfBlock } from './document';
import { colours, type Op, type Slice, type StructNode } from './geometry';
import { drawLine, type InlineLook, setInline } from './inline';
import { plotSlices } from './plot-slices';
import { baseline, child, headingHeight, keepsNext, lineHeight, type Setting, textSlices } from './setting';
import { tableSlices } from './table-slices';

/** Cuts a block into pieces that do not break, and hangs its structure under `parent`. */
export function slicesOf(block: PdfBlock, setting: Setting, parent: StructNode): Slice[] {
  switch (block.kind) {
    case 'heading':
      return headingSlices(block, setting, parent);
    case 'paragraph':
      return paragraphSlices(block, setting, parent);
    case 'note':
      return noteSlices(block, setting, parent);
    case 'list':
      return listSlices(block, setting, parent);
    case 'bar':
      return barSlices(block, setting, parent);
    case 'plot':
      return plotSlices(block, setting, parent);
    case 'table':
      return tableSlices(block, setting, parent);
  }
}

const headings = {
  1: { role: 'H1', size: 21, before: 0, after: 4 },
  2: { role: 'H2', size: 14.5, before: 26, after: 6 },
  3: { role: 'H3', size: 11.5, before: 15, after: 3 },
  4: { role: 'H4', size: 9.5, before: 9, after: 2 },
} as const;
const compactHeading = { size: 10, before: 8, after: 1 } as const;

function headingSlices(block: HeadingBlock, setting: Setting, parent: StructNode): Slice[] {
  const { role, ...usual } = headings[block.level];
  const { size, before, after } = block.compact ? compactHeading : usual;
  const lang = block.lang ?? setting.language;
  const node = child(parent, role, { lang: block.lang });
  // At the size of text, serifs would only be smaller letters.
  const face = block.level < 4 && !block.compact ? 'serif' : undefined;
  const look: InlineLook = { size, bold: true, colour: colours.ink, lang, face };
  const text = setInline([{ text: block.text }], look, setting.width, setting.measure, node);
  const height = headingHeight(size, lang);
  return text.lines.map((line, index) => ({
    height: height + (index === text.lines.length - 1 ? after : 0),
    before: index === 0 ? before : 0,
    keep: true,
    ...drawLine(line, look, setting.x, baseline(height, size), setting.measure),
    ...(index === 0 ? { bookmark: { level: block.level, title: block.text } } : {}),
    ...(index === 0 && block.newPage ? { newPage: true } : {}),
  }));
}

const looks: Record<ParagraphLook, Omit<InlineLook, 'lang'> & { before: number }> = {
  body: { size: 10, bold: false, colour: colours.ink, before: 5 },
  eyebrow: { size: 9.5, bold: true, colour: colours.accent, before: 0 },
  lead: { size: 11.5, bold: false, colour: colours.soft, before: 2 },
  small: { size: 9, bold: false, colour: colours.soft, before: 5 },
  score: { size: 30, bold: true, colour: colours.ink, before: 10, face: 'serif' },
  level: { size: 11, bold: true, colour: colours.ink, before: 0 },
  formula: { size: 10, bold: true, colour: colours.ink, before: 6 },
};

function paragraphSlices(block: ParagraphBlock, setting: Setting, parent: StructNode): Slice[] {
  const { before, ...rest } = looks[block.look];
  const look = { ...rest, lang: block.lang ?? setting.language };
  const node = child(parent, 'P', { lang: block.lang });
  const text = setInline(block.spans, look, setting.width, setting.measure, node);
  const [first, ...others] = textSlices(text, setting.x, before, setting.measure, block.keep ?? false);
  if (!first) return [];
  const drawn = [
    ...(block.mark ? lens(setting.x + setting.width - lensRadius, first.height / 2) : []),
    ...(block.writeOn ? [writingLine(block, first.height, look, setting)] : []),
  ];
  return [
    drawn.length > 0 ? { ...first, marks: [...first.marks, { node: null, ops: drawn }] } : first,
    ...others,
  ];
}

const lensRadius = 11;

/** The mark: two rings and a point, as in the icon. */
function lens(x: number, y: number): Op[] {
  return [
    { kind: 'circle', x, y, radius: lensRadius, width: 0.6, colour: colours.soft },
    { kind: 'circle', x, y, radius: lensRadius * 0.63, width: 1.3, colour: colours.ink },
    { kind: 'circle', x, y, radius: lensRadius * 0.26, width: null, colour: colours.accent },
  ];
}

const writingWidth = 220;

function writingLine(block: ParagraphBlock, height: number, look: InlineLook, setting: Setting): Op {
  const text = block.spans.map((span) => span.text).join('');
  const style = { size: look.size, weight: look.bold ? 'bold' : 'regular', lang: look.lang } as const;
  const x1 = setting.x + setting.measure(text, style) + 4;
  const y = baseline(height, look.size) + 2;
  return { kind: 'line', x1, y1: y, x2: x1 + writingWidth, y2: y, width: 0.6, colour: colours.lineStrong };
}

const notePadding = 9;
const noteBorder = 3;

/** Each line draws its own piece of the ground, so that a note may go on on the next page. */
function noteSlices(block: NoteBlock, setting: Setting, parent: StructNode): Slice[] {
  const look: InlineLook = {
    size: 9.5,
    bold: false,
    colour: colours.ink,
    lang: block.lang ?? setting.language,
  };
  const inset = noteBorder + 10;
  const node = child(parent, 'P', { lang: block.lang });
  const text = setInline(block.spans, look, setting.width - 2 * inset, setting.measure, node);
  const lineTall = lineHeight(look.size, look.lang);
  const border = block.tone === 'info' ? colours.accent : colours.caution;
  return text.lines.map((line, index) => {
    const above = index === 0 ? notePadding : 0;
    const below = index === text.lines.length - 1 ? notePadding : 0;
    const height = above + lineTall + below;
    const drawn = drawLine(
      line,
      look,
      setting.x + inset,
      above + baseline(lineTall, look.size),
      setting.measure,
    );
    const { x, width } = setting;
    return {
      height,
      before: index === 0 ? 10 : 0,
      keep: keepsNext(index, text.lines.length),
      marks: [
        {
          node: null,
          ops: [
            { kind: 'rect', x, y: 0, width, height, colour: colours.sunken },
            { kind: 'rect', x, y: 0, width: noteBorder, height, colour: border },
          ],
        },
        ...drawn.marks,
      ],
      links: drawn.links,
    };
  });
}

function listSlices(block: ListBlock, setting: Setting, parent: StructNode): Slice[] {
  const look: InlineLook = {
    size: 10,
    bold: false,
    colour: colours.ink,
    lang: block.lang ?? setting.language,
  };
  const indent = block.ordered ? 20 : 13;
  const list = child(parent, 'L', { lang: block.lang, ordered: block.ordered });
  return block.items.flatMap((spans, index) => {
    const item = child(list, 'LI');
    const label = child(item, 'Lbl');
    const body = child(item, 'LBody');
    const text = setInline(spans, look, setting.width - indent, setting.measure, body);
    const [first, ...rest] = textSlices(text, setting.x + indent, index === 0 ? 3 : 2, setting.measure);
    if (!first) return [];
    const mark = setInline(
      [{ text: block.ordered ? `${index + 1}.` : '•', soft: true }],
      look,
      indent,
      setting.measure,
      label,
    ).lines.flatMap((line) => {
      const y = baseline(first.height, look.size);
      return drawLine(line, look, setting.x, y, setting.measure).marks;
    });
    // A first entry stays with the second one's heading above it, never alone at the foot of a page.
    return [{ ...first, marks: [...mark, ...first.marks] }, ...rest];
  });
}
