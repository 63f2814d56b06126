import i18next from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useFaqAnswers } from '@/components/faq/use-faq-answers';
import type { Language } from '@/config/languages';
import { loadFaq } from '@/content/faq/load-faq';
import { currentLanguage } from '@/i18n/init';
import type { FaqSource } from '@/lib/faq/entries';
import { indexSteps, type SearchEntry, type SearchIndex } from '@/lib/search/search';
import { entryTexts, faqEntries, usePlaceEntries } from './use-search-entries';

type Loaded = { language: Language; questions: readonly FaqSource[] } | 'failed' | null;

/** @throws when texts or questions cannot be fetched */
async function load(language: Language): Promise<Loaded> {
  const [questions] = await Promise.all([loadFaq(language), i18next.loadNamespaces([...entryTexts])]);
  const missing = entryTexts.filter((name) => !i18next.hasLoadedNamespace(name));
  if (missing.length > 0) throw new Error(`no texts of ${missing.join(', ')} in ${language}`);
  return { language, questions };
}

export interface SearchState {
  /** What can be found, in the language of the page; null while it is fetched, and where it cannot be. */
  readonly index: SearchIndex | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetched once, when somebody begins to search; nothing is asked of the server afterwards. */
export function useSearchIndex(): SearchState {
  const language = currentLanguage();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const start = useCallback(() => {
    let isWanted = true;
    setLoaded(null);
    load(language).then(
      (found) => isWanted && setLoaded(found),
      (error: unknown) => {
        console.error('What can be found could not be loaded:', error);
        if (isWanted) setLoaded('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(start, [start]);
  const failed = loaded === 'failed';
  const found = failed || loaded?.language !== language ? null : loaded;
  const places = usePlaceEntries();
  const answers = useFaqAnswers(found?.questions);
  const [index, setIndex] = useState<SearchIndex | null>(null);
  useEffect(
    () => (found ? makeIndex([...places, ...faqEntries(answers)], found.language, setIndex) : undefined),
    [found, places, answers],
  );
  return { index: found && index?.language === language ? index : null, failed, retry: start };
}

/** As long as the page may do nothing else at a time, milliseconds. */
const sliceMs = 6;

/**
 * Makes the index in slices, between which the page hears keys and draws.
 * @returns how to stop
 */
function makeIndex(
  entries: readonly SearchEntry[],
  language: Language,
  use: (index: SearchIndex) => void,
): () => void {
  const steps = indexSteps(entries, language);
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) use(step.value);
    else timer = setTimeout(work);
  };
  work();
  return () => clearTimeout(timer);
}
