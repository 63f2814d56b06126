import type { Language } from '@/config/languages';
import { loadWordPairs } from '@/content/word-pairs/load-word-pairs';
import type { WordPair } from '@/lib/exercises/word-recall/word-pairs';

const loading = new Map<Language, Promise<readonly WordPair[]>>();

/** The same promise each time, so that a component may wait for it; one that failed is asked for anew. */
export function pairsIn(language: Language): Promise<readonly WordPair[]> {
  const known = loading.get(language);
  if (known) return known;
  const asked = loadWordPairs(language);
  loading.set(language, asked);
  asked.catch(() => loading.delete(language));
  return asked;
}
