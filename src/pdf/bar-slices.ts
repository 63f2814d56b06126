import type { BarBlock, BarColour } from './document';
import { colours, type Op, type Slice, type StructNode } from './geometry';
import { drawLine, type InlineLook, setInline } from './inline';
import { baseline, child, lineHeight, type Setting } from './setting';

export const track = { height: 9, overhang: 3 } as const;
/** Air above and below, and the part of the width that the words have when the bar stands beside them. */
const looks = {
  usual: { air: 7, words: 1 },
  close: { air: 2.5, words: 0.62 },
} as const;
/** Distance and lean of the stripes: wide in the middle range, narrow in the high one, none in the low one. */
const stripes = {
  green: null,
  yellow: { step: 9, width: 1.5 },
  red: { step: 4.5, width: 1 },
  dark: { step: 4.5, width: 1 },
  plain: null,
} as const satisfies Record<BarColour, { step: number; width: number } | null>;

/** Name, label and number above the drawn bar or beside it: one figure with one text for those who do not see it. */
export function barSlices(block: BarBlock, setting: Setting, parent: StructNode): Slice[] {
  const { x, width, measure } = setting;
  const lang = block.lang ?? setting.language;
  const figure = child(parent, 'Figure', { alt: block.alt, lang: block.lang });
  const look: InlineLook = { size: 10, bold: false, colour: colours.ink, lang };
  const tall = lineHeight(look.size, lang);
  const ops: Op[] = [];
  const close = block.close === true;
  const { air, words } = looks[close ? 'close' : 'usual'];
  const textWidth = width * words;
  let y: number = air;

  const value = setInline([{ text: block.value ?? '', bold: true }], look, textWidth, measure, figure);
  const valueWidth = value.lines[0]?.width ?? 0;
  const names = [
    { text: `${block.name} `, bold: true },
    { text: `${block.label} `, soft: true },
  ];
  const { lines } = setInline(names, look, textWidth - valueWidth - 12, measure, figure);
  lines.forEach((line, index) => {
    const at = y + baseline(tall, look.size);
    for (const mark of drawLine(line, look, x, at, measure).marks) ops.push(...mark.ops);
    const number = index === 0 ? value.lines[0] : undefined;
    if (number) {
      for (const mark of drawLine(number, look, x + textWidth - valueWidth, at, measure).marks)
        ops.push(...mark.ops);
    }
    y += tall;
  });

  if (block.percent !== null && block.colour !== null) {
    const at = close ? air + (tall - track.height) / 2 : y + track.overhang + 1;
    const left = close ? x + textWidth + 14 : x;
    ops.push(...barOps(left, at, x + width - left, block.percent, block.colour, block.thresholds));
    y = Math.max(y, at + track.height + track.overhang);
  }
  if (block.note) {
    const small = { ...look, size: 9, colour: colours.soft };
    const noteTall = lineHeight(small.size, lang);
    for (const line of setInline([{ text: block.note }], small, width, measure, figure).lines) {
      for (const mark of drawLine(line, small, x, y + baseline(noteTall, small.size), measure).marks)
        ops.push(...mark.ops);
      y += noteTall;
    }
  }
  const height = y + air;
  const rule: Op = {
    kind: 'line',
    x1: x,
    y1: height,
    x2: x + width,
    y2: height,
    width: 0.5,
    colour: colours.line,
  };
  return [
    {
      height,
      before: 0,
      keep: false,
      marks: [
        { node: figure, ops },
        { node: null, ops: [rule] },
      ],
      figure: { node: figure, box: { x, y: 0, width, height } },
    },
  ];
}

/** @param y top of the track; the limits stand out above and beneath it */
export function barOps(
  x: number,
  y: number,
  width: number,
  percent: number,
  colour: BarColour,
  thresholds: readonly number[],
): Op[] {
  const filled = (width * Math.min(Math.max(percent, 0), 100)) / 100;
  const ops: Op[] = [
    { kind: 'rect', x, y, width, height: track.height, colour: colours.sunken },
    { kind: 'rect', x, y, width: filled, height: track.height, colour: colours[colour] },
  ];
  const pattern = stripes[colour];
  if (pattern) {
    const lean = 4;
    for (let left = x; left + lean <= x + filled; left += pattern.step) {
      ops.push({
        kind: 'line',
        x1: left + lean,
        y1: y,
        x2: left,
        y2: y + track.height,
        width: pattern.width,
        colour: colours.paper,
      });
    }
  }
  for (const threshold of thresholds) {
    const at = x + (width * threshold) / 100;
    ops.push({
      kind: 'line',
      x1: at,
      y1: y - track.overhang,
      x2: at,
      y2: y + track.height + track.overhang,
      width: 1,
      colour: threshold < percent ? colours.ink : colours.lineStrong,
    });
  }
  return ops;
}
