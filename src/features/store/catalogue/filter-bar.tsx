import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { difficulties, itemKinds } from '@/lib/billing/catalog-item';
import { sectionKeys } from '../item-texts';
import type { StoreFilters } from './filters';

export interface FilterBarProps {
  filters: StoreFilters;
  onChange: (change: Partial<StoreFilters>) => void;
  /** Only a signed-in person owns anything. */
  signedIn: boolean;
  listed: number;
}

export function FilterBar({ filters, onChange, signedIn, listed }: FilterBarProps) {
  const { t } = useTranslation('store');
  return (
    <div className="mb-8 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_1fr]">
      <Field label={t('words.show')}>
        <NativeSelect
          value={filters.kind ?? 'all'}
          onChange={({ target }) =>
            onChange({ kind: itemKinds.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="all">{t('filter.all')}</option>
          {itemKinds.map((value) => (
            <option key={value} value={value}>
              {t(sectionKeys[value])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('filter.difficulty')}>
        <NativeSelect
          value={filters.difficulty ?? 'any'}
          onChange={({ target }) =>
            onChange({ difficulty: difficulties.find((level) => level === target.value) ?? null })
          }
        >
          <option value="any">{t('filter.anyDifficulty')}</option>
          {difficulties.map((value) => (
            <option key={value} value={value}>
              {t(`levels.${value}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 sm:min-h-12">
        {signedIn ? (
          <Checkbox
            label={t('filter.notMine')}
            checked={filters.notMine}
            onChange={({ target }) => onChange({ notMine: target.checked })}
          />
        ) : null}
        <p role="status" className="text-sm text-ink-soft sm:ms-auto">
          {t('filter.listed', { count: listed })}
        </p>
      </div>
    </div>
  );
}
