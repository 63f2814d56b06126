import { isCjk, type Language } from '../../src/config/languages.ts';
import { wordsOfACopy } from '../../src/lib/library/kinds.ts';

/** Passages that two texts share. */

export interface Copy {
  readonly slug: string;
  readonly other: string;
  readonly lang: Language;
  readonly words: string;
}

interface Read {
  readonly work: { readonly slug: string };
  readonly lang: Language;
  readonly outline: { readonly blocks: readonly string[] };
}

/** As long as eight words, in languages written without blanks. */
const signsOfACopy = 24;

/** Sentences with one wording everywhere; sections 5.1, 5.3 and 5.5 of the rules of the self-checks. */
const fixed = [
  'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition.',
  'If you feel unsafe or may be in danger, contact your local emergency number now. You can also talk to a doctor, a local helpline or a person you trust.',
  'If you or people close to you are concerned, talk to a doctor, whatever this result shows. Many causes of memory changes can be treated, such as poor sleep, stress, low mood, hearing loss or medicines.',
  'Sudden confusion, sudden trouble speaking, or sudden weakness needs emergency help now.',
];

/** English is refused a shared passage; a translation too, where whole sentences of it are alike. */
export function copiesIn(texts: readonly Read[]): Copy[] {
  const copies: Copy[] = [];
  const first = new Map<string, string>();
  const told = new Set<string>();
  const free = new Set(fixed.flatMap((sentence) => passagesOf(sentence, 'en')));
  for (const { work, lang, outline } of texts) {
    for (const block of outline.blocks) {
      for (const words of passagesOf(block, lang)) {
        const key = `${lang} ${words}`;
        const other = first.get(key) ?? work.slug;
        first.set(key, other);
        const pair = `${lang} ${other} ${work.slug}`;
        if (other === work.slug || told.has(pair) || free.has(words)) continue;
        told.add(pair);
        copies.push({ slug: work.slug, other, lang, words });
      }
    }
  }
  return copies;
}

function passagesOf(text: string, lang: Language): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const units = isCjk(lang)
    ? [...plain.replace(/[^\p{L}\p{N}]+/gu, '')]
    : plain.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word !== '');
  const size = isCjk(lang) ? signsOfACopy : wordsOfACopy;
  const join = isCjk(lang) ? '' : ' ';
  return Array.from({ length: Math.max(0, units.length - size + 1) }, (_, at) =>
    units.slice(at, at + size).join(join),
  );
}
