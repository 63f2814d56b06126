import type { jsPDF } from 'jspdf';

/**
 * The part of jsPDF beneath its drawing calls, which its types leave out: raw lines into the current page or object,
 * objects with a number known before they are written, and the moments of assembling the file.
 */
export interface PdfInternals {
  write(text: string): void;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, doOutput: boolean): void;
  getFont(): { metadata: FontMetadata };
  events: { subscribe(topic: PdfMoment, listener: (event: PageEvent) => void): string };
}

/** `putPage`: inside the dictionary of a page; `postPutResources`: objects may be added; `putCatalog`: inside it. */
export type PdfMoment = 'putPage' | 'postPutResources' | 'putCatalog';
export interface PageEvent {
  pageNumber: number;
  objId: number;
}

interface FontMetadata {
  /** 0 is no glyph. */
  characterToGlyph(code: number): number;
  /** In thousandths of the font size. */
  widthOfGlyph(glyph: number): number;
}

export function internalsOf(doc: jsPDF): PdfInternals {
  return doc.internal as unknown as PdfInternals;
}

/** A text as a PDF string: UTF-16 with its mark, in hexadecimal. */
export function textString(text: string): string {
  let hex = 'FEFF';
  for (let i = 0; i < text.length; i += 1) hex += text.charCodeAt(i).toString(16).padStart(4, '0');
  return `<${hex.toUpperCase()}>`;
}

/** An address as a PDF string; everything but plain characters is percent-encoded. */
export function addressString(address: string): string {
  return `(${encodeURI(decodeURI(address)).replace(/[()\\]/g, (mark) => `\\${mark}`)})`;
}

/** A length for a content stream or dictionary. */
export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
