/** Capitals of the scripts of the product and of Greek. Others stay as they are: not every database knows their small letters. */
const capitals =
  /[A-Z\u00c0-\u00d6\u00d8-\u00de\u0100-\u012f\u0131-\u017f\u0391-\u03a1\u03a3-\u03a9\u0400-\u042f]/g;

/** The text in small letters, as the database does it whatever its locale. */
export const smallLetters = (text: string): string =>
  text.replace(capitals, (letter) => letter.toLowerCase());
