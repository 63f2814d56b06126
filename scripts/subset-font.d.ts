/** The package comes without types; the part of it that is used here. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    dropTables?: readonly string[];
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
