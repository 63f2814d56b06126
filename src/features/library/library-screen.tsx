import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { foundInLibraryQuery, libraryQuery, readingQuery } from '@/api/library/reading';
import type { LibraryCard } from '@/api/library/shapes';
import { PageHeader } from '@/components/page-header';
import { href, paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import { isNarrowed, type LibraryAddress, readLibraryAddress } from '@/lib/library/asked';
import { Begun } from './list/begun';
import { CardList, CardSkeletons } from './list/card-list';
import { LibraryFilters } from './list/filters';
import { ForYou } from './list/for-you';
import { LibrarySearch } from './list/library-search';

/** All texts of the library, what somebody began and what may suit them. */
export function LibraryScreen() {
  const { t } = useTranslation('library');
  const [search] = useSearchParams();
  const address = readLibraryAddress(search);
  const { id } = usePerson();
  const begun = useQuery(readingQuery(id, currentLanguage()));
  const narrowed = isNarrowed(address);
  // What was begun stands above everything: the rest is asked for meanwhile and shown with it, so that nothing moves down.
  const waits = !narrowed && begun.isLoading;
  return (
    <>
      <PageHeader title={t('pages.education')} lead={t('lead')} />
      <div className="grid gap-10 pb-section">
        {waits ? <CardSkeletons /> : null}
        {narrowed || waits ? null : (
          <>
            <Begun cards={begun.data ?? []} />
            <ForYou userId={id} above={addressesOf(begun.data ?? [])} />
          </>
        )}
        <div hidden={waits} className="grid min-w-0 content-start gap-6">
          <LibrarySearch address={address} />
          <LibraryFilters address={address} />
          {address.text === '' ? (
            <All viewer={id} address={address} />
          ) : (
            <Found viewer={id} address={address} />
          )}
        </div>
      </div>
    </>
  );
}

const addressesOf = (cards: readonly LibraryCard[]): string[] =>
  cards.map(({ slug }) => href(paths.article, { slug }));

const askedOf = ({ kind, category, own }: LibraryAddress) => ({
  lang: currentLanguage(),
  ...(kind && { kind }),
  ...(category && { category }),
  ...(own && { translated: true }),
});

interface ListProps {
  viewer: string;
  address: LibraryAddress;
}

function All({ viewer, address }: ListProps) {
  const { t } = useTranslation('library');
  const list = useInfiniteQuery(libraryQuery(viewer, askedOf(address)));
  return isNarrowed(address) ? (
    <CardList list={list} empty={t('words.noMatches')} action={<Clear />} />
  ) : (
    <CardList list={list} empty={t('empty')} />
  );
}

function Found({ viewer, address }: ListProps) {
  const { t } = useTranslation('library');
  const list = useInfiniteQuery(foundInLibraryQuery(viewer, address.text, askedOf(address)));
  return <CardList list={list} empty={t('words.nothingFound')} action={<Clear />} />;
}

function Clear() {
  const { t } = useTranslation();
  return (
    <Link to={paths.education} className="link inline-flex min-h-11 items-center">
      {t('words.clearFilters')}
    </Link>
  );
}
