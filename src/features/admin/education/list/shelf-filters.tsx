import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChoiceField } from '@/components/choice-field';
import { Button } from '@/components/ui/button';
import { languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { useAsked } from '@/hooks/use-asked';
import {
  articleStates,
  everyArticle,
  readShelf,
  type ShelfAddress,
  type ShelfFilters,
  shelfFilters,
  shelfSearch,
} from '@/lib/admin/library-address';
import { libraryKinds, libraryTiers } from '@/lib/library/kinds';
import { PageSizes } from '../../lists/page-sizes';

interface FiltersProps {
  address: ShelfAddress;
}

function useGo() {
  const navigate = useNavigate();
  return (address: Partial<ShelfAddress>) =>
    void navigate(`${paths.adminDashboard}${shelfSearch(address)}`, { preventScrollReset: true });
}

/** What the list keeps to; all of it stands in the address. */
export function ShelfFilterFields({ address }: FiltersProps) {
  const { t } = useTranslation('admin-library');
  const { t: library } = useTranslation('library');
  const { t: desk } = useTranslation('admin-desk');
  const go = useGo();
  const tongues = languageCodes.map((code) => [code, languages[code]] as const);
  const fields: Readonly<
    Record<keyof ShelfFilters, readonly [label: string, options: readonly (readonly [string, string])[]]>
  > = {
    kind: [library('filter.kind'), libraryKinds.map((kind) => [kind, library(`kinds.${kind}`)])],
    state: [t('filters.state'), articleStates.map((state) => [state, t(`states.${state}`)])],
    tier: [t('filters.tier'), libraryTiers.map((tier) => [tier, library(`plans.${tier}`)])],
    lang: [t('filters.lang'), tongues],
    missing: [t('filters.missing'), tongues],
    review: [t('filters.review'), [['due', t('filters.due')]]],
  };
  const asked = useAsked(address.filters);
  const choose = (name: keyof ShelfFilters, value: string | null) => {
    const chosen: Readonly<Record<string, string | null>> = { ...asked({ [name]: value }) };
    // Read as an address is, so that a value which is none falls out.
    const { filters } = readShelf({ get: (key) => chosen[key] ?? null });
    go({ ...address, filters });
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {shelfFilters.map((name) => {
        const [label, options] = fields[name];
        return (
          <ChoiceField
            key={name}
            label={label}
            value={address.filters[name]}
            any={desk('words.any')}
            options={options}
            onChoose={(value) => choose(name, value)}
            className="w-44 text-sm max-sm:w-[calc(50%-0.5rem)]"
          />
        );
      })}
      {shelfFilters.some((name) => address.filters[name] !== null) && (
        <Button variant="ghost" size="sm" onClick={() => go({ ...address, filters: everyArticle })}>
          {t('words.clearFilters')}
        </Button>
      )}
    </div>
  );
}

/** How many rows a page of the list has; kept in the address. */
export function RowsOfShelf({ address }: FiltersProps) {
  const { t } = useTranslation('admin-desk');
  const go = useGo();
  return (
    <PageSizes
      label={t('words.rowsPerPage')}
      size={address.size}
      onChoose={(size) => go({ ...address, size })}
    />
  );
}
