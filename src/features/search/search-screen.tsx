import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/config/paths';
import { useHydrated } from '@/hooks/use-hydrated';
import { findAll, type SearchEntry } from '@/lib/search/search';
import { cleanQuery, maxQueryLength } from '@/lib/search/words';
import { EntryGroups } from './entry-groups';
import { useSearchIndex } from './use-search-index';

/** The address follows what is typed when somebody pauses, milliseconds: browsers allow few changes of it. */
const pause = 500;

/** Everything that is found, by its kind. */
export function SearchScreen() {
  const { t } = useTranslation('search');
  return (
    <div data-screen="search" className="wrap">
      <PageHeader title={t('pages.search')} lead={t('hint')} />
      <Search />
    </div>
  );
}

/** What the address asks for. A prerendered page asks for nothing until it lives. */
function useAskedFor(): [asked: string, ask: (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = useHydrated() ? cleanQuery(params.get('q') ?? '') : '';
  return [asked, (query) => setParams(query === '' ? {} : { q: query }, { replace: true })];
}

function Search() {
  const { t } = useTranslation('search');
  const { index, failed, retry } = useSearchIndex();
  const [asked, ask] = useAskedFor();
  const [query, setQuery] = useState(asked);
  /** What the address says because somebody typed it here. */
  const written = useRef(asked);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setQuery(asked);
  }, [asked]);
  useEffect(() => {
    const words = cleanQuery(query);
    if (words === asked) return;
    const timer = setTimeout(() => {
      written.current = words;
      ask(words);
    }, pause);
    return () => clearTimeout(timer);
  });
  const wanted = useDeferredValue(query);
  const found = useMemo(() => (index ? findAll(index, wanted) : []), [index, wanted]);
  const isAsked = cleanQuery(wanted) !== '';
  return (
    <>
      <search className="block max-w-read">
        <TextField
          type="search"
          label={t('field')}
          value={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
        />
      </search>
      <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
        {!isAsked || failed ? null : index === null ? t('loading') : t('found', { count: found.length })}
      </p>
      {failed ? <ErrorState onRetry={retry} className="mt-4 max-w-read" /> : null}
      {isAsked && index !== null && found.length === 0 ? <Nothing /> : <Found entries={found} />}
    </>
  );
}

function Found({ entries }: { entries: readonly SearchEntry[] }) {
  return entries.length > 0 ? <EntryGroups entries={entries} className="mt-4" /> : null;
}

function Nothing() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('empty.title')}
      drawing="no_results"
      className="mt-4"
      action={
        <ul className="flex flex-wrap justify-center gap-x-6">
          {([paths.sitemap, paths.faq, paths.contact] as const).map((path) => (
            <li key={path}>
              <Link to={path} className="link inline-flex min-h-11 items-center">
                {t(waysOn[path])}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

const waysOn = {
  [paths.sitemap]: 'pages.sitemap',
  [paths.faq]: 'pages.faq',
  [paths.contact]: 'words.contactForm',
} as const;
