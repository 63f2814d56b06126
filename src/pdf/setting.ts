import { isCjk } from '@/config/languages';
import type { Measure, Role, Slice, StructNode } from './geometry';
import { drawLine, type InlineText } from './inline';

/** What every block needs to know about the page. */
export type Setting = {
  readonly measure: Measure;
  readonly language: string;
  /** Left edge and width of the column. */
  readonly x: number;
  readonly width: number;
};

/** Height of a line; dense scripts need more air. */
export function lineHeight(size: number, lang: string): number {
  return size * (isCjk(lang) ? 1.6 : 1.45);
}

/** Height of a line of a heading. */
export function headingHeight(size: number, lang: string): number {
  return size * (isCjk(lang) ? 1.4 : 1.25);
}

/** Baseline of a line of the given height: capitals stand in its middle. */
export function baseline(height: number, size: number): number {
  return height / 2 + size * 0.36;
}

/** Hangs a new element under `parent`. */
export function child(
  parent: StructNode,
  role: Role,
  more: Partial<Omit<StructNode, 'role' | 'children'>> = {},
): StructNode {
  const node: StructNode = { role, ...more, children: [] };
  parent.children.push(node);
  return node;
}

/** One slice per line; the first two and the last two stay together. */
export function textSlices(
  { lines, look }: InlineText,
  x: number,
  before: number,
  measure: Measure,
  keepWithNext = false,
): Slice[] {
  const height = lineHeight(look.size, look.lang);
  return lines.map((line, index) => ({
    height,
    before: index === 0 ? before : 0,
    keep: keepsNext(index, lines.length) || (keepWithNext && index === lines.length - 1),
    ...drawLine(line, look, x, baseline(height, look.size), measure),
  }));
}

export function keepsNext(index: number, count: number): boolean {
  return index < count - 1 && (index === 0 || index === count - 2);
}
