import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { inGroups, type SearchEntry } from '@/lib/search/search';
import { kindNames } from './kind-names';

/** Entries under the names of their kinds, each with its number. */
export function EntryGroups({ entries, className }: { entries: readonly SearchEntry[]; className?: string }) {
  const { t } = useTranslation('search');
  return (
    <div className={className}>
      {inGroups(entries).map((group) => (
        <Section
          key={group.kind}
          title={t(kindNames[group.kind])}
          action={
            <span className="text-sm text-ink-soft">{t('found', { count: group.entries.length })}</span>
          }
          className="mt-8"
        >
          <EntryList entries={group.entries} />
        </Section>
      ))}
    </div>
  );
}

/** Names that lead somewhere, with what is there. */
export function EntryList({ entries }: { entries: readonly SearchEntry[] }) {
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {entries.map(({ id, title, line, to }) => (
        <li key={id} className="border-b border-line py-3">
          <Link to={to} className="link inline-flex min-h-8 items-center font-semibold wrap-anywhere">
            {title}
          </Link>
          <p className="text-sm text-ink-soft">{line}</p>
        </li>
      ))}
    </ul>
  );
}
