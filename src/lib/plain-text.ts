/*
 * Texts that people type. Not part of them: control characters but tabs and line ends, halves of characters, and signs
 * that turn the direction of writing, by which a name could pass for another. The database keeps the same rule.
 */

const unseen = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Bidi_Control}/u;
const allUnseen = new RegExp(unseen, 'gu');
const lineEnds = /[\t\n\r]+/g;

/** Whether a text can be stored and shown as it is. */
export const isPlainText = (text: string): boolean => !unseen.test(text);

/** The text without what is not seen. */
export const plainText = (text: string): string => text.replace(allUnseen, '');

/** The same on one line. */
export const plainLine = (text: string): string => plainText(text).replace(lineEnds, ' ');
