import type { Span } from './document';
import {
  type Colour,
  colours,
  type LinkArea,
  type Mark,
  type Measure,
  type Op,
  type StructNode,
  type TextStyle,
} from './geometry';
import { breakLines, tidy } from './line-break';

/** How the spans of a block look when they ask for nothing else. */
export type InlineLook = {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour;
  readonly lang: string;
  readonly face?: 'serif' | undefined;
};

type InlineSpan = {
  readonly span: Span;
  readonly node: StructNode;
  readonly text: string;
  readonly style: TextStyle;
};

export type InlineLine = {
  readonly parts: readonly InlineSpan[];
  readonly width: number;
};

export type InlineText = { readonly lines: readonly InlineLine[]; readonly look: InlineLook };

/**
 * Breaks spans into lines of at most `width` and hangs their structure under `parent`: one span is the parent's own
 * content; with several languages or links each span gets an element.
 */
export function setInline(
  spans: readonly Span[],
  look: InlineLook,
  width: number,
  measure: Measure,
  parent: StructNode,
): InlineText {
  const parts = spans
    .map((span) => ({ span, text: tidy(span.text) }))
    .filter(({ text }) => text !== '')
    .map(({ span, text }) => ({ span, text, style: styleOf(span, look), node: nodeOf(span, spans, parent) }));
  const whole = parts.map(({ text }) => text).join('');
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((length, { text }) => length + text.length, 0),
  );
  const slice = (from: number, to: number): InlineSpan[] =>
    parts.flatMap((part, index) => {
      const start = starts[index] ?? 0;
      const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start));
      return text === '' ? [] : [{ ...part, text }];
    });
  const widthOf = (from: number, to: number) =>
    slice(from, to).reduce((sum, { text, style }) => sum + measure(text, style), 0);
  const lines = breakLines(whole, width, widthOf).map(({ start, end, next }) => ({
    // The space at the end stays in the text: without it, copied lines would run together.
    parts: slice(start, next),
    width: widthOf(start, end),
  }));
  return { lines, look };
}

function styleOf(span: Span, look: InlineLook): TextStyle {
  return {
    size: span.size ?? look.size,
    weight: (span.bold ?? look.bold) ? 'bold' : 'regular',
    lang: span.lang ?? look.lang,
    face: look.face,
  };
}

function nodeOf(span: Span, spans: readonly Span[], parent: StructNode): StructNode {
  const plain = spans.every(({ href, lang }) => href === undefined && lang === undefined);
  if (plain) return parent;
  const node: StructNode = { role: span.href === undefined ? 'Span' : 'Link', lang: span.lang, children: [] };
  parent.children.push(node);
  return node;
}

/** Draws one line from `x` with its baseline at `y`. */
export function drawLine(
  line: InlineLine,
  look: InlineLook,
  x: number,
  y: number,
  measure: Measure,
): { marks: Mark[]; links: LinkArea[] } {
  const marks: Mark[] = [];
  const links: LinkArea[] = [];
  let left = x;
  for (const { span, node, text, style } of line.parts) {
    const isLink = span.href !== undefined;
    const colour = isLink ? colours.accent : span.soft ? colours.soft : look.colour;
    const ops: Op[] = [{ kind: 'text', text, x: left, y, style, colour }];
    const width = measure(text.trimEnd(), style);
    if (span.href !== undefined) {
      const under = y + look.size * 0.16;
      ops.push({ kind: 'line', x1: left, y1: under, x2: left + width, y2: under, width: 0.5, colour });
      links.push({
        node,
        href: span.href,
        box: { x: left, y: y - look.size, width, height: look.size * 1.3 },
      });
    }
    marks.push({ node, ops });
    left += measure(text, style);
  }
  return { marks, links };
}
