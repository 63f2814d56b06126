const kana = /[\u3040-\u30ff]/;
const hangul = /[\uac00-\ud7af]/;
const han = /[\u4e00-\u9fff]/;

/**
 * The languages whose fonts a text needs besides its own: what people write themselves may be in any script. Han alone is
 * drawn with the Chinese font, unless the Japanese one is there.
 */
export function languagesIn(text: string, language: string): string[] {
  const found = new Set([language]);
  if (kana.test(text)) found.add('ja');
  if (hangul.test(text)) found.add('ko');
  if (han.test(text) && !found.has('ja')) found.add('zh');
  return [...found];
}
