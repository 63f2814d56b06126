import type { PlotBlock } from './document';
import { colours, type Op, type Slice, type StructNode } from './geometry';
import { drawLine, type InlineLook, setInline } from './inline';
import { baseline, child, lineHeight, type Setting } from './setting';

const plotHeight = 96;
const air = 8;
const dot = 2.6;
/** Room at the left for the labels of the scale, and the widest a column gets. */
const scaleWidth = 40;
const widestColumn = 16;

/** Values over time as columns or as points with the line through them: one figure with one text. */
export function plotSlices(block: PlotBlock, setting: Setting, parent: StructNode): Slice[] {
  const { x, width, measure } = setting;
  const lang = block.lang ?? setting.language;
  const figure = child(parent, 'Figure', { alt: block.alt, lang: block.lang });
  const look: InlineLook = { size: 8.5, bold: false, colour: colours.soft, lang };
  const tall = lineHeight(look.size, lang);
  const left = x + scaleWidth;
  const plotWidth = width - scaleWidth;
  const top = air + tall / 2;
  const foot = top + plotHeight;
  const y = (value: number) => foot - plotHeight * Math.min(Math.max(value, 0), 1);
  const ops: Op[] = [];

  const write = (text: string, at: 'start' | 'end', edge: number, baselineY: number) => {
    const [line] = setInline([{ text }], look, plotWidth / 2, measure, figure).lines;
    if (!line) return;
    const from = at === 'start' ? edge : edge - line.width;
    for (const mark of drawLine(line, look, from, baselineY, measure).marks) ops.push(...mark.ops);
  };
  for (const [value, label] of [
    [1, block.top],
    [0, block.bottom],
  ] as const) {
    const at = y(value);
    ops.push({
      kind: 'line',
      x1: left,
      y1: at,
      x2: x + width,
      y2: at,
      width: 0.5,
      colour: colours.lineStrong,
    });
    write(label, 'end', left - 6, at + look.size * 0.36);
  }
  ops.push(
    ...(block.shape === 'columns'
      ? columnOps(block, left, plotWidth, foot)
      : pointOps(block, left, plotWidth, y)),
  );
  const labelLine = foot + 4 + baseline(tall, look.size);
  write(block.start, 'start', left, labelLine);
  if (block.end !== '') write(block.end, 'end', x + width, labelLine);
  const height = foot + 4 + tall + air;
  return [
    {
      height,
      before: 4,
      keep: false,
      marks: [{ node: figure, ops }],
      figure: { node: figure, box: { x, y: 0, width, height } },
    },
  ];
}

function columnOps({ values }: PlotBlock, left: number, width: number, foot: number): Op[] {
  const place = width / Math.max(values.length, 1);
  const thick = Math.min(widestColumn, place * 0.7);
  return values.flatMap(({ value }, index): Op[] => {
    const tall = plotHeight * Math.min(Math.max(value, 0), 1);
    if (tall === 0) return [];
    const x = left + place * index + (place - thick) / 2;
    return [{ kind: 'rect', x, y: foot - tall, width: thick, height: tall, colour: colours.accent }];
  });
}

function pointOps(
  { values, fit }: PlotBlock,
  left: number,
  width: number,
  y: (value: number) => number,
): Op[] {
  const inner = width - 4 * dot;
  const x = (at: number) => left + 2 * dot + inner * Math.min(Math.max(at, 0), 1);
  const line: Op[] = fit
    ? [
        {
          kind: 'line',
          x1: x(fit[0].at),
          y1: y(fit[0].value),
          x2: x(fit[1].at),
          y2: y(fit[1].value),
          width: 1.6,
          colour: colours.accent,
        },
      ]
    : [];
  return [
    ...line,
    ...values.map(
      ({ at, value, hollow }): Op => ({
        kind: 'circle',
        x: x(at),
        y: y(value),
        radius: dot,
        width: hollow ? 0.9 : null,
        colour: colours.ink,
      }),
    ),
  ];
}
