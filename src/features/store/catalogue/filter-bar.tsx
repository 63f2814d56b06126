import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
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

/** What the shelves are narrowed by, and how much is left. On a phone the choices wait behind a button. */
export function FilterBar({ filters, onChange, signedIn, listed }: FilterBarProps) {
  const { t } = useTranslation('store');
  const [isOpen, setOpen] = useState(() => Object.keys(writeFilters(filters)).length > 0);
  const choicesId = useId();
  return (
    <div className="mb-8 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_1fr]">
      <div className="flex items-center justify-between gap-4 sm:order-last sm:min-h-12 sm:justify-end">
        <Button
          variant="outline"
          size="sm"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen(!isOpen)}
          data-action="narrow"
        >
          {t('words.narrow')}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {t('filter.listed', { count: listed })}
        </p>
      </div>
      <div id={choicesId} className={cx('contents', isOpen || 'max-sm:hidden')}>
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
              onChange({
                ...filters,
                difficulty: difficulties.find((level) => level === target.value) ?? null,
              })
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
        {signedIn ? (
          <div className="flex min-h-12 items-center sm:col-span-2 sm:row-start-2">
            <Checkbox
              label={t('filter.notMine')}
              checked={filters.notMine}
              onChange={({ target }) => onChange({ notMine: target.checked })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
