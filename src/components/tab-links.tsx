import { cx } from 'class-variance-authority';
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
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={label} className="-mx-1 scroll-edges border-b border-line px-1">
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
