import type { Language } from '@/config/languages';
import type { FaqSource } from '@/lib/faq/entries';

/** One lazy chunk per language. */
const files = import.meta.glob<readonly FaqSource[]>('./*.json', { import: 'default' });

const loaded = new Map<Language, Promise<readonly FaqSource[]>>();

/** The questions in a language. @throws when the file cannot be fetched; asked again, it tries again */
export function loadFaq(language: Language): Promise<readonly FaqSource[]> {
  const known = loaded.get(language);
  if (known) return known;
  const load = files[`./${language}.json`];
  const loading = load ? load() : Promise.reject(new Error(`there are no questions in ${language}`));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
