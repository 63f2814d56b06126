import type { TFunction } from 'i18next';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isComposing } from '@/components/composing';
import { ErrorState } from '@/components/error-state';
import { Input } from '@/components/ui/input';
import { findAll, quickResults, type SearchIndex, type SearchKind, searchKinds } from '@/lib/search/search';
import { cleanQuery, maxQueryLength } from '@/lib/search/words';
import { searchAddress } from './address';
import { Hits, hitId } from './hits';
import { kindNames } from './kind-names';
import type { SearchState } from './use-search-index';

/** Keys that another one of a character is still made with. */

/** A combobox with a list: the focus stays in the field, and the arrow keys go through the hits. */
export function SearchField(state: SearchState) {
  const { t } = useTranslation('search', { useSuspense: false });
  const names = useMemo(() => namesOf(t), [t]);
  // What is drawn with every key asks for no texts.
  return <Combobox t={t} names={names} {...state} />;
}

interface ComboboxProps extends SearchState {
  t: TFunction<'search'>;
  names: ReturnType<typeof namesOf>;
}

function Combobox({ t, names, index, failed, retry }: ComboboxProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number | null>(null);
  // Looking it up costs less than a second drawing would: what is typed and what is found change together.
  const found = useMemo(() => (index ? findAll(index, query) : []), [index, query]);
  const shown = useMemo(() => found.slice(0, quickResults), [found]);
  const id = useId();
  const chosen = active === null ? undefined : shown[active];
  const chosenId = chosen && active !== null ? hitId(id, active) : undefined;

  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

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
        aria-label={names.search}
        aria-expanded={shown.length > 0}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? id : undefined}
        aria-activedescendant={chosenId}
        placeholder={index ? names.hint : undefined}
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
        <Count t={t} index={index} failed={failed} query={query} found={found.length} />
      </p>
      {failed ? <ErrorState onRetry={retry} className="mt-3" /> : null}
      {shown.length > 0 ? (
        <Hits id={id} label={names.search} entries={shown} kinds={names.kinds} active={active} />
      ) : null}
      {found.length > shown.length ? (
        <Link to={searchAddress(query)} className="link mt-3 inline-flex min-h-11 items-center">
          {names.all}
        </Link>
      ) : null}
    </search>
  );
}

/** Words that stay from key to key. */
function namesOf(t: TFunction<'search'>) {
  return {
    search: t('pages.search'),
    hint: t('hint'),
    all: t('all'),
    kinds: Object.fromEntries(searchKinds.map((kind) => [kind, t(kindNames[kind])])) as Readonly<
      Record<SearchKind, string>
    >,
  };
}

/** The next one and round; from the field to the first or the last. */
function stepped(now: number | null, step: number, count: number): number {
  if (now === null) return step > 0 ? 0 : count - 1;
  return (now + step + count) % count;
}

interface CountProps {
  t: TFunction<'search'>;
  index: SearchIndex | null;
  failed: boolean;
  query: string;
  found: number;
}

function Count({ t, index, failed, query, found }: CountProps) {
  if (failed || cleanQuery(query) === '') return null;
  if (index === null) return t('loading');
  if (found === 0) return `${t('empty.title')}. ${t('empty.text')}`;
  if (found <= quickResults) return t('found', { count: found });
  return t('best', { shown: quickResults, total: found });
}
