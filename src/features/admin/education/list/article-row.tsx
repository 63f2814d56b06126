import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeskRow } from '@/api/library/shapes';
import { PostTime } from '@/components/posts/post-time';
import { languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { type ShelfAddress, shelfSearch } from '@/lib/admin/library-address';
import { langStateOf, langStates } from '../lang-states';
import { StateBadge } from '../state-badge';

export interface ArticleRowProps {
  row: DeskRow;
  address: ShelfAddress;
}

/** One text: where it stands, and how it stands with each language. */
export function ArticleRow({ row, address }: ArticleRowProps) {
  const { t } = useTranslation('admin-library');
  const { t: library } = useTranslation('library');
  const { narrowList } = useFormats();
  const { id, slug, kind, category, tier, langs, updated_at } = row;
  const english = langs.en?.title ?? Object.values(langs)[0]?.title;
  const facts = [library(`kind.${kind}`), library(`category.${category}`), library(`plans.${tier}`)];
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={`${paths.adminDashboard}${shelfSearch({ ...address, open: id })}`}
          className="link inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere"
        >
          {english ?? t('list.untitled')}
        </Link>
        <StateBadge row={row} />
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {facts.join(' · ')} · /{slug} · <PostTime at={updated_at} say={(ago) => t('list.changed', { ago })} />
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {langStates.map((state) => {
          const names = languageCodes.filter((code) => langStateOf(row, code) === state);
          if (names.length === 0) return null;
          return (
            <div key={state} className="flex flex-wrap gap-x-1.5">
              <dt className={state === 'outdated' ? 'font-semibold' : 'text-ink-soft'}>
                {t('words.label', { name: t(`langStates.${state}`) })}
              </dt>
              <dd className="break-keep">{narrowList(names.map((code) => languages[code]))}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
