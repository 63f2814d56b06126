import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

export interface TabLink {
  readonly id: string;
  readonly to: string;
  readonly name: string;
}

export interface TabLinksProps {
  /** What they are tabs of. */
  label: string;
  tabs: readonly TabLink[];
  /** null: none of them is shown. */
  current: string | null;
  /** They change a part of the page, whose place on the screen stays. */
  keepsPlace?: boolean;
}

/** Tabs with an address each. One alone is no choice and is not shown. */
export function TabLinks({ label, tabs, current, keepsPlace = false }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const isShown = tabs.length > 1;
  useLayoutEffect(() => {
    const tab = isShown && current !== null ? row.current?.querySelector('[aria-current]') : null;
    if (!row.current || !tab) return;
    // On a phone the row is longer than the screen: the tab that is open is seen, and where the row goes on.
    const [at, of] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += at.left + at.width / 2 - of.left - of.width / 2;
  }, [isShown, current]);
  if (!isShown) return null;
  return (
    <nav ref={row} aria-label={label} className="-mx-1 scroll-edges border-b border-line px-1">
      <ul className="flex gap-1">
        {tabs.map(({ id, to, name }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === current ? 'page' : undefined}
              preventScrollReset={keepsPlace}
              className={cx(
                'inline-flex min-h-12 items-center rounded-t-s border-b-3 px-4 py-2 whitespace-nowrap transition-colors focus-visible:outline-offset-[-3px]',
                id === current
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent font-medium text-ink-soft hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
