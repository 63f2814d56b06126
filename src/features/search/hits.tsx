import { type MouseEvent, memo, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate } from 'react-router-dom';
import type { SearchEntry, SearchKind } from '@/lib/search/search';

export interface HitsProps {
  id: string;
  label: string;
  entries: readonly SearchEntry[];
  /** What each kind is called. */
  kinds: Readonly<Record<SearchKind, string>>;
  active: number | null;
}

export const hitId = (list: string, at: number): string => `${list}-${at}`;

/** Keys and buttons with which somebody asks for another tab. */
const isOwn = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The hits, drawn anew with every key: so a row stays where it is and takes the next hit, and its links are plain ones, which
 * the list follows for all of them.
 */
export const Hits = memo(({ id, label, entries, kinds, active }: HitsProps) => {
  const navigate = useNavigate();
  const { navigator } = use(NavigationContext);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-at]');
    const entry = entries[Number(row?.dataset.at)];
    if (!row || !entry || isOwn(event)) return;
    event.preventDefault();
    navigate(entry.to);
  };
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={-1}
      className="mt-1 border-t border-line"
      onClick={follow}
    >
      {entries.map((entry, at) => (
        <Hit
          // biome-ignore lint/suspicious/noArrayIndexKey: a row holds nothing of the hit it shows
          key={at}
          id={hitId(id, at)}
          at={at}
          entry={entry}
          href={navigator.createHref(entry.to)}
          kind={kinds[entry.kind]}
          isActive={at === active}
        />
      ))}
    </div>
  );
});

interface HitProps {
  id: string;
  at: number;
  entry: SearchEntry;
  href: string;
  kind: string;
  isActive: boolean;
}

const Hit = memo(({ id, at, entry, href, kind, isActive }: HitProps) => (
  <a
    id={id}
    data-at={at}
    href={href}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className="grid gap-x-4 border-b border-line px-3 py-2.5 no-underline hover:bg-sunken aria-selected:bg-sunken sm:grid-cols-[1fr_auto]"
  >
    <span className="font-semibold wrap-anywhere">{entry.title}</span>
    <span className="text-sm text-ink-soft max-sm:hidden">{kind}</span>
    <span className="truncate text-sm text-ink-soft sm:col-span-2">{entry.line}</span>
  </a>
));
