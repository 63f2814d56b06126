import type { Language } from '@/config/languages';
import { readWordPairs, type WordPair } from '@/lib/exercises/word-recall/word-pairs';

type PairFile = { default: unknown };

/** One lazy chunk per language. Asked for when pairs are: outside a bundle there are none, and the view can be read all the same. */
const pairFiles = () => import.meta.glob<PairFile>('./*.json');

/**
 * The pairs of a language. Both words are its own: names are those people have there.
 * @param files for tests: address './<language>.json' to a loader
 * @throws when the file cannot be fetched, or it has the wrong shape
 */
export async function loadWordPairs(
  language: Language,
  files: Readonly<Record<string, () => Promise<PairFile>>> = pairFiles(),
): Promise<readonly WordPair[]> {
  const load = files[`./${language}.json`];
  if (load === undefined) throw new Error(`There are no word pairs in ${language}`);
  return readWordPairs((await load()).default);
}
