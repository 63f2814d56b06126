import { useTranslation } from 'react-i18next';
import { ChoiceField } from '@/components/choice-field';
import { FoldedChoices } from '@/components/folded-choices';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { categories, type HubFilters, lengths, opennesses } from './hub-filters';

export interface HubFilterBarProps {
  filters: HubFilters;
  onChange: (change: Partial<HubFilters>) => void;
  listed: number;
}

/** What the list of exercises is narrowed by, and how many are left. The words stand before what is folded. */
export function HubFilterBar({ filters, onChange, listed }: HubFilterBarProps) {
  const { t } = useTranslation('training');
  const { words: _words, ...chosen } = filters;
  return (
    <search
      aria-label={t('words.narrow')}
      className="mb-6 grid items-end gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        type="search"
        label={t('pages.search')}
        maxLength={60}
        value={filters.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <FoldedChoices
        label={t('words.narrow')}
        listed={t('hub.listed', { count: listed })}
        isNarrowed={Object.values(chosen).some(Boolean)}
      >
        <ChoiceField
          label={t('words.show')}
          value={filters.category}
          any={t('hub.all')}
          options={categories.map((category) => [category, t(`category.${category}`)])}
          onChoose={(category) => onChange({ category })}
        />
        <ChoiceField
          label={t('filter.minutes')}
          value={filters.length}
          any={t('filter.anyLength')}
          options={lengths.map((length) => [
            length,
            t('filter.upTo', { time: t('words.minutes', { count: length }) }),
          ])}
          onChoose={(length) => onChange({ length })}
        />
        <ChoiceField
          label={t('filter.access')}
          value={filters.openness}
          any={t('filter.anyAccess')}
          options={opennesses.map((openness) => [openness, t(`filter.${openness}`)])}
          onChoose={(openness) => onChange({ openness })}
        />
        <div className="flex min-h-12 items-center lg:col-span-3">
          <Checkbox
            label={t('filter.withoutSight')}
            checked={filters.withoutSight}
            onChange={({ target }) => onChange({ withoutSight: target.checked })}
          />
        </div>
      </FoldedChoices>
    </search>
  );
}
