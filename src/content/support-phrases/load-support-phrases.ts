import type { Language } from '@/config/languages';

/** One lazy chunk per language: only who writes reads one. */
const files = import.meta.glob<readonly string[]>('./*.json', { import: 'default' });

const loaded = new Map<Language, Promise<readonly string[]>>();

/**
 * Phrases on which the support card is shown to the person who writes them, in the form that `needsSupportCard` takes.
 * @throws when the file cannot be fetched; asked again, it tries again
 */
export function loadSupportPhrases(language: Language): Promise<readonly string[]> {
  const known = loaded.get(language);
  if (known) return known;
  const load = files[`./${language}.json`];
  const loading = load ? load() : Promise.reject(new Error(`there are no phrases in ${language}`));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
