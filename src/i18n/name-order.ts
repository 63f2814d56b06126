/** Puts names in the order in which a language lists them. */
export function nameOrder(language: string): (a: string, b: string) => number {
  return new Intl.Collator(language).compare;
}
