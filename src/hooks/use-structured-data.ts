/** An object of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

let noted: StructuredData | null = null;

/** What the page drawn last says to programs, taken once; null where it says nothing. */
export function takeStructuredData(): StructuredData | null {
  const taken = noted;
  noted = null;
  return taken;
}

/** Says to programs what the page says to people. The build writes it into the page; in a browser nothing is done. */
export function useStructuredData(make: () => StructuredData): void {
  if (import.meta.env.SSR) noted = make();
}
