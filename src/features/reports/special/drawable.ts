/*
 * The fonts of the PDF hold the characters of the product's texts, and of what people type only these: Latin, Cyrillic
 * and their punctuation (scripts/pdf-fonts.ts; a test holds the two together).
 */
const drawable =
  /^[\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f\u0490-\u0493\u2010-\u2015‘’‚“”„†•…‰′″‹›€™←↑→↓−×÷≤≥]*$/u;

/** Whether the fonts of the PDF can draw every character of a text that a person typed. */
export function isDrawable(text: string): boolean {
  return drawable.test(text.normalize('NFC'));
}
