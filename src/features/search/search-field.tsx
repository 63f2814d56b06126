import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { Input } from '@/components/ui/input';
import { findAll, quickResults, type SearchEntry, type SearchIndex } from '@/lib/search/search';
import { cleanQuery, maxQueryLength } from '@/lib/search/words';
import { searchAddress } from './address';
import { kindNames } from './kind-names';
import type { SearchState } from './use-search-index';

/** Keys that another one of a character is still made with. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** A combobox with a list: the focus stays in the field, and the arrow keys go through the hits. */
export function SearchField({ index, failed, retry }: SearchState) {
  const { t } = useTranslation('search', { useSuspense: false });
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => (index ? findAll(index, wanted) : []), [index, wanted]);
  const shown = found.slice(0, quickResults);
  const id = useId();
  const optionId = (entry: SearchEntry) => `${id}-${entry.id}`;
  const chosen = active === null ? undefined : shown[active];

  function submit() {
    if (chosen) navigate(chosen.to);
    else if (cleanQuery(query) !== '') navigate(searchAddress(query));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') submit();
    else if (step === undefined || shown.length === 0) return;
    else setActive((now) => stepped(now, step, shown.length));
    event.preventDefault();
  }

  return (
    <search>
      <Input
        role="combobox"
        aria-label={t('pages.search')}
        aria-expanded={shown.length > 0}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? id : undefined}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        placeholder={index ? t('hint') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxQueryLength}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        <Count index={index} failed={failed} query={wanted} found={found.length} />
      </p>
      {failed ? <ErrorState onRetry={retry} className="mt-3" /> : null}
      {shown.length > 0 ? (
        <div role="listbox" id={id} aria-label={t('pages.search')} className="mt-1 border-t border-line">
          {shown.map((entry, at) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              kind={t(kindNames[entry.kind])}
              isActive={at === active}
            />
          ))}
        </div>
      ) : null}
      {found.length > shown.length ? (
        <Link to={searchAddress(wanted)} className="link mt-3 inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      ) : null}
    </search>
  );
}

/** The next one and round; from the field to the first or the last. */
function stepped(now: number | null, step: number, count: number): number {
  if (now === null) return step > 0 ? 0 : count - 1;
  return (now + step + count) % count;
}

interface CountProps {
  index: SearchIndex | null;
  failed: boolean;
  query: string;
  found: number;
}

function Count({ index, failed, query, found }: CountProps) {
  const { t } = useTranslation('search', { useSuspense: false });
  if (failed || cleanQuery(query) === '') return null;
  if (index === null) return t('loading');
  if (found === 0) return `${t('empty.title')}. ${t('empty.text')}`;
  if (found <= quickResults) return t('found', { count: found });
  return t('best', { shown: quickResults, total: found });
}

interface OptionProps {
  entry: SearchEntry;
  /** The name of its kind. */
  kind: string;
  id: string;
  isActive: boolean;
}

/** Drawn anew only where it changes: most hits stay from key to key. */
const Option = memo(({ entry, kind, id, isActive }: OptionProps) => {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={element}
      id={id}
      to={entry.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="grid gap-x-4 border-b border-line px-3 py-2.5 no-underline hover:bg-sunken aria-selected:bg-sunken sm:grid-cols-[1fr_auto]"
    >
      <span className="font-semibold wrap-anywhere">{entry.title}</span>
      <span className="text-sm text-ink-soft max-sm:hidden">{kind}</span>
      <span className="line-clamp-1 text-sm text-ink-soft sm:col-span-2">{entry.line}</span>
    </Link>
  );
});
