/**
 * Whether the support card is shown while somebody writes; section 2.9 of the community rules. It runs on the writer's
 * device alone: nothing is stored, sent or reported because of it, and posting stays possible.
 */

const apostrophes = /[\u2018\u2019\u02bc\uff07]/g;
const wordSign = /[\p{L}\p{M}\p{N}]/u;
/** Written without blanks between words, so that a phrase has no edges. */
const unspaced = /[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/;

/** Text and phrases as they are compared. */
export const supportForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(apostrophes, "'").replace(/\s+/g, ' ').trim();

/** @param phrases of the language; each stands between signs that are no letters or digits */
export function needsSupportCard(text: string, phrases: readonly string[]): boolean {
  const heard = supportForm(text);
  return phrases.some((each) => {
    const phrase = supportForm(each);
    if (phrase === '') return false;
    return unspaced.test(phrase) ? heard.includes(phrase) : standsAlone(heard, phrase);
  });
}

function standsAlone(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    if (isEdge(signBefore(text, at)) && isEdge(signAt(text, at + phrase.length))) return true;
  }
  return false;
}

const isEdge = (sign: string): boolean => sign === '' || !wordSign.test(sign);

const signAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/** Letters beyond the first plane are two units long. */
const signBefore = (text: string, at: number): string =>
  /[\udc00-\udfff]/.test(text.charAt(at - 1)) ? signAt(text, at - 2) : text.charAt(at - 1);
