import type { ComponentType } from 'react';
import type { PartProps } from './types';

/*
 * What stands in a part, said once. The page and the PDF both draw it, so they can never say different things; only a
 * drawing is the page's alone, and the table beside it says the same.
 */

export type ListItem = {
  /** What the entry is about, before the text. */
  readonly lead?: string;
  readonly text: string;
  /** Language where it differs from the page's. */
  readonly lang?: string | undefined;
};

export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly look: 'body' | 'small' | 'strong' }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ListItem[]; readonly ordered: boolean }
  /** The person's own words, under what they answer. */
  | {
      readonly kind: 'quote';
      readonly about: string;
      readonly text: string;
      /** Stands on paper in place of words that the fonts of the PDF cannot draw. */
      readonly undrawn: string;
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly TableColumn[];
      readonly rows: readonly TableRow[];
      /** What opens it on the page where a drawing above says the same; null: it stands open. */
      readonly opener: string | null;
    }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | {
      readonly kind: 'drawing';
      /** Unique in its part. */
      readonly key: string;
      readonly Drawing: ComponentType<PartProps>;
      /** What stands in its place on paper, where nothing else in the part says the same. */
      readonly paper: readonly Piece[];
    };

export type TableRow = {
  /** The first cell names the row. */
  readonly cells: readonly string[];
  /** A quieter line under the name. */
  readonly note?: string;
};

export type TableColumn = {
  readonly title: string /** Part of the width on paper. */;
  readonly share: number;
};

export function text(words: string, look: 'body' | 'small' | 'strong' = 'body'): Piece {
  return { kind: 'text', text: words, look };
}

export function heading(words: string): Piece {
  return { kind: 'heading', text: words };
}

export function list(items: readonly (ListItem | string)[], ordered = false): Piece[] {
  const entries = items.map((item) => (typeof item === 'string' ? { text: item } : item));
  return entries.length === 0 ? [] : [{ kind: 'list', items: entries, ordered }];
}

export function note(words: string): Piece {
  return { kind: 'note', text: words };
}

export function table(
  caption: string,
  columns: readonly TableColumn[],
  rows: readonly (TableRow | readonly string[])[],
  opener: string | null = null,
): Piece {
  const withCells = rows.map((row): TableRow => ('cells' in row ? row : { cells: row }));
  return { kind: 'table', caption, columns, rows: withCells, opener };
}

export function drawing(key: string, Drawing: ComponentType<PartProps>, paper: readonly Piece[] = []): Piece {
  return { kind: 'drawing', key, Drawing, paper };
}
