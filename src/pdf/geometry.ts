import type { PaperFormat } from './paper';

/** All lengths in points (1/72 inch), origin at the top left. */
export type Paper = { readonly width: number; readonly height: number };

export const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const satisfies Record<PaperFormat, Paper>;

export const margin = { top: 54, side: 60, bottom: 30 } as const;

export type Weight = 'regular' | 'bold';
export type TextStyle = {
  readonly size: number;
  readonly weight: Weight;
  readonly lang: string;
  /** The face of headings; without it, that of text. */
  readonly face?: 'serif' | undefined;
};
/** Width of a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

/** Ink on paper; the tokens of the light theme as sRGB. */
export const colours = {
  ink: '#14222b',
  soft: '#4b5860',
  line: '#dcdad2',
  lineStrong: '#78848c',
  accent: '#005a63',
  sunken: '#f4f2ec',
  caution: '#b67a10',
  paper: '#ffffff',
  green: '#1f7a50',
  yellow: '#b67a10',
  red: '#b5402c',
  dark: '#4b5860',
  plain: '#4b5860',
} as const;
export type Colour = (typeof colours)[keyof typeof colours];

export type Op =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly style: TextStyle;
      readonly colour: Colour;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour: Colour;
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly width: number;
      readonly colour: Colour;
    }
  | {
      readonly kind: 'circle';
      /** Of the centre. */
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      /** Of the line; null fills the circle. */
      readonly width: number | null;
      readonly colour: Colour;
    };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Span'
  | 'Link'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** An element of the document's structure. Only elements without children hold content. */
export type StructNode = {
  readonly role: Role;
  readonly lang?: string | undefined;
  readonly alt?: string;
  readonly scope?: 'Row' | 'Column';
  readonly ordered?: boolean;
  readonly children: StructNode[];
};

/** Drawing that belongs to one element; null is decoration, which screen readers skip. */
export type Mark = { readonly node: StructNode | null; readonly ops: readonly Op[] };
export type LinkArea = { readonly node: StructNode; readonly href: string; readonly box: Box };
/** Where a figure stands, for its bounding box. */
export type FigureArea = { readonly node: StructNode; readonly box: Box };

export type Slice = {
  readonly height: number;
  /** Space above, left out at the top of a page. */
  readonly before: number;
  /** Stays on the page of the next slice. */
  readonly keep: boolean;
  /** Begins a page. */
  readonly newPage?: boolean;
  readonly marks: readonly Mark[];
  readonly links?: readonly LinkArea[];
  readonly figure?: FigureArea;
  readonly bookmark?: { readonly level: number; readonly title: string };
};

export function shiftOp(op: Op, dy: number): Op {
  switch (op.kind) {
    case 'text':
    case 'rect':
    case 'circle':
      return { ...op, y: op.y + dy };
    case 'line':
      return { ...op, y1: op.y1 + dy, y2: op.y2 + dy };
  }
}

export function shiftBox(box: Box, dy: number): Box {
  return { ...box, y: box.y + dy };
}
