import type { WordList } from '@/lib/assessments/tests/memory-check/word-lists';
import { createRng, shuffle } from '@/lib/random';

/**
 * The list for a new run: one the person has not had, chosen by the seed; when all were had, the one had longest ago.
 * @param had ids of the lists of earlier runs, newest first
 */
export function chooseList(
  lists: readonly WordList[],
  had: readonly string[],
  seed: string,
): WordList | undefined {
  const [fresh] = shuffle(
    lists.filter(({ id }) => !had.includes(id)),
    createRng(seed),
  );
  return fresh ?? [...lists].sort((a, b) => had.indexOf(b.id) - had.indexOf(a.id))[0];
}
