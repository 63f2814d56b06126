/*
 * What a PDF says, before anybody knows where on the paper it stands. Plain data: made by the features,
 * laid out in layout.ts, written by write.ts.
 */

/** Fill of a bar. Each has stripes of its own, so that they can be told apart without colour. */
export type BarColour = 'green' | 'yellow' | 'red' | 'dark' | 'plain';

/** A stretch of text in one look; with `href` it is a link. */
export type Span = {
  readonly text: string;
  readonly bold?: boolean;
  readonly soft?: boolean;
  /** In points, where it differs from the block's. */
  readonly size?: number;
  readonly href?: string;
  /** Language where it differs from the block's. */
  readonly lang?: string | undefined;
};

type WithLanguage = {
  /** Language where it differs from the document's. */
  readonly lang?: string | undefined;
};

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingBlock = WithLanguage & {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  /** Small, with little air around. */
  readonly compact?: boolean;
  /** Begins a page. */
  readonly newPage?: boolean;
  readonly text: string;
};

export type ParagraphLook = 'body' | 'eyebrow' | 'lead' | 'small' | 'score' | 'level' | 'formula';

export type ParagraphBlock = WithLanguage & {
  readonly kind: 'paragraph';
  readonly look: ParagraphLook;
  readonly spans: readonly Span[];
  /** Stays on the page of what follows. */
  readonly keep?: boolean;
  /** The mark of the house stands at the end of its first line. */
  readonly mark?: boolean;
  /** A line to write on by hand goes on from its text, which must be short. */
  readonly writeOn?: boolean;
};

/** A framed note. */
export type NoteBlock = WithLanguage & {
  readonly kind: 'note';
  readonly tone: 'info' | 'caution';
  readonly spans: readonly Span[];
};

export type ListBlock = WithLanguage & {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly (readonly Span[])[];
};

/** A score as a bar: a figure with a text for those who do not see it. */
export type BarBlock = WithLanguage & {
  readonly kind: 'bar';
  readonly name: string;
  readonly label: string;
  /** The number in words of the language; null when there is none. */
  readonly value: string | null;
  /** 0 to 100; null when not scored. */
  readonly percent: number | null;
  readonly colour: BarColour | null;
  readonly thresholds: readonly number[];
  /** Text and bar beside each other, for many bars on one page. */
  readonly close?: boolean;
  readonly note: string | null;
  readonly alt: string;
};

export type PlotPoint = {
  /** Place from the first to the last moment, 0 to 1; columns stand side by side and have none. */
  readonly at: number;
  /** Part of the height, 0 to 1. */
  readonly value: number;
  /** Shown, and not counted. */
  readonly hollow?: boolean;
};

/** Values over time: a figure with a text for those who do not see it. The numbers stand in a table beside it. */
export type PlotBlock = WithLanguage & {
  readonly kind: 'plot';
  readonly shape: 'columns' | 'points';
  readonly values: readonly PlotPoint[];
  /** A line drawn through points, from end to end. */
  readonly fit?: readonly [PlotPoint, PlotPoint] | null;
  /** What the upper and the lower edge stand for. */
  readonly top: string;
  readonly bottom: string;
  /** What stands under the first and the last value. */
  readonly start: string;
  readonly end: string;
  readonly alt: string;
};

export type TableColumn = {
  readonly title: string;
  /** Part of the width, relative to the other columns. */
  readonly share: number;
  readonly end?: boolean;
  /** No wider than its widest cell; the others share what is left. */
  readonly fit?: boolean;
};

/** A number drawn beside itself in its cell; decoration, for the cell says it. */
export type CellBar = Pick<BarBlock, 'percent' | 'colour' | 'thresholds'>;

/** The first cell of every row names the row; a row of one cell is the head of those after it. */
export type TableBlock = WithLanguage & {
  readonly kind: 'table';
  /** Less air, for lists that should stand on one page. */
  readonly close?: boolean;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (readonly Span[])[])[];
  /** Drawn at the end of the second column, row by row. */
  readonly bars?: readonly (CellBar | null)[];
};

export type PdfBlock =
  | HeadingBlock
  | ParagraphBlock
  | NoteBlock
  | ListBlock
  | BarBlock
  | PlotBlock
  | TableBlock;

/** What a page may hold, and what then has to stand elsewhere. */
export type PageChoice = {
  readonly blocks: readonly PdfBlock[];
  readonly later?: readonly PdfBlock[];
};

/**
 * One page, or as many as it says: the first of its choices that fits and leaves no page half empty, or else the last,
 * which goes on over the page.
 */
export type PageBlock = {
  readonly kind: 'page';
  readonly name: string;
  readonly pages?: number;
  readonly choices: readonly PageChoice[];
};

/** Where that stands which a page left for later. */
export type LaterBlock = { readonly kind: 'later'; readonly of: string };

export type DocumentBlock = PdfBlock | PageBlock | LaterBlock;

export type PdfDocument = {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly blocks: readonly DocumentBlock[];
  /** Repeated at the foot of every page. */
  readonly footer: {
    readonly line: string;
    readonly text: string;
    readonly page: (page: number, pages: number) => string;
  };
};
