import { useTranslation } from 'react-i18next';
import { ChoiceField } from '@/components/choice-field';
import { FoldedChoices } from '@/components/folded-choices';
import { Checkbox } from '@/components/ui/checkbox';
import { difficulties, itemKinds } from '@/lib/billing/catalog-item';
import { sectionKeys } from '../item-texts';
import { type StoreFilters, writeFilters } from './filters';

export interface FilterBarProps {
  filters: StoreFilters;
  onChange: (change: Partial<StoreFilters>) => void;
  /** Only a signed-in person owns anything. */
  signedIn: boolean;
  listed: number;
}

/** What the shelves are narrowed by, and how much is left. */
export function FilterBar({ filters, onChange, signedIn, listed }: FilterBarProps) {
  const { t } = useTranslation('store');
  return (
    <div className="mb-8 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_1fr]">
      <FoldedChoices
        label={t('words.narrow')}
        listed={t('filter.listed', { count: listed })}
        isNarrowed={Object.keys(writeFilters(filters)).length > 0}
      >
        <ChoiceField
          label={t('words.show')}
          value={filters.kind}
          any={t('filter.all')}
          options={itemKinds.map((kind) => [kind, t(sectionKeys[kind])])}
          onChoose={(kind) => onChange({ kind })}
        />
        <ChoiceField
          label={t('filter.difficulty')}
          value={filters.difficulty}
          any={t('filter.anyDifficulty')}
          options={difficulties.map((level) => [level, t(`levels.${level}`)])}
          onChoose={(difficulty) => onChange({ difficulty })}
        />
        {signedIn ? (
          <div className="flex min-h-12 items-center sm:col-span-2 sm:row-start-2">
            <Checkbox
              label={t('filter.notMine')}
              checked={filters.notMine}
              onChange={({ target }) => onChange({ notMine: target.checked })}
            />
          </div>
        ) : null}
      </FoldedChoices>
    </div>
  );
}
