import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { difficulties, itemKinds } from '@/lib/billing/catalog-item';
import type { StoreFilters } from './filters';

export interface FilterBarProps {
  filters: StoreFilters;
  onChange: (filters: StoreFilters) => void;
  /** Only a signed-in person owns anything. */
  signedIn: boolean;
  listed: number;
}

export function FilterBar({ filters, onChange, signedIn, listed }: FilterBarProps) {
  const { t } = useTranslation('store');
  return (
    <div className="mb-8 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_1fr]">
      <Field label={t('filter.kind')}>
        <Select
          value={filters.kind ?? 'all'}
          onValueChange={(value) =>
            onChange({ ...filters, kind: itemKinds.find((kind) => kind === value) ?? null })
          }
          options={[
            { value: 'all', label: t('filter.all') },
            ...itemKinds.map((value) => ({ value, label: t(`section.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('filter.difficulty')}>
        <Select
          value={filters.difficulty ?? 'any'}
          onValueChange={(value) =>
            onChange({ ...filters, difficulty: difficulties.find((level) => level === value) ?? null })
          }
          options={[
            { value: 'any', label: t('filter.anyDifficulty') },
            ...difficulties.map((value) => ({ value, label: t(`difficulty.${value}`) })),
          ]}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 sm:min-h-12">
        {signedIn ? (
          <Checkbox
            label={t('filter.notMine')}
            checked={filters.notMine}
            onChange={({ target }) => onChange({ ...filters, notMine: target.checked })}
          />
        ) : null}
        <p role="status" className="text-sm text-ink-soft sm:ms-auto">
          {t('filter.listed', { count: listed })}
        </p>
      </div>
    </div>
  );
}
