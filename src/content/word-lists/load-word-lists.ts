import { isLanguage, type Language } from '@/config/languages';
import { readWordLists, type WordList } from '@/lib/assessments/tests/memory-check/word-lists';

type WordListFile = { default: unknown };

/** One lazy chunk per language. */
const wordListFiles = import.meta.glob<WordListFile>('./*.json');

/** Languages that have lists of their own; the word task is offered in no other one. */
export const wordListLanguages: readonly Language[] = Object.keys(wordListFiles)
  .map((file) => file.slice('./'.length, -'.json'.length))
  .filter(isLanguage);

/**
 * The word lists of a language. Lists are never translated or borrowed: words of another language are other words.
 * @param files for tests: address './<language>.json' to a loader
 * @throws when the language has no lists, the file cannot be fetched, or it has the wrong shape
 */
export async function loadWordLists(
  language: Language,
  files: Readonly<Record<string, () => Promise<WordListFile>>> = wordListFiles,
): Promise<WordList[]> {
  const load = files[`./${language}.json`];
  if (load === undefined) throw new Error(`There are no word lists in ${language}`);
  return readWordLists((await load()).default);
}
