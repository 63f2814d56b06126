import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { categories, type HubFilters, lengths, opennesses } from './hub-filters';

export interface HubFilterBarProps {
  filters: HubFilters;
  onChange: (change: Partial<HubFilters>) => void;
  listed: number;
}

/** What the list of exercises is narrowed by, and how many are left. On a phone all but the words wait behind a button. */
export function HubFilterBar({ filters, onChange, listed }: HubFilterBarProps) {
  const { t } = useTranslation('training');
  const { words: _words, ...chosen } = filters;
  const [isOpen, setOpen] = useState(() => Object.values(chosen).some(Boolean));
  const choicesId = useId();
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
          {t('hub.listed', { count: listed })}
        </p>
      </div>
      <div id={choicesId} className={cx('contents', isOpen || 'max-sm:hidden')}>
        <Field label={t('words.show')}>
          <NativeSelect
            value={filters.category ?? 'all'}
            onChange={({ target }) =>
              onChange({ category: categories.find((value) => value === target.value) ?? null })
            }
          >
            <option value="all">{t('hub.all')}</option>
            {categories.map((value) => (
              <option key={value} value={value}>
                {t(`category.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('filter.minutes')}>
          <NativeSelect
            value={filters.length ?? 'all'}
            onChange={({ target }) =>
              onChange({
                length: lengths.find((value) => String(value) === target.value) ?? null,
              })
            }
          >
            <option value="all">{t('filter.anyLength')}</option>
            {lengths.map((value) => (
              <option key={value} value={value}>
                {t('filter.upTo', { time: t('words.minutes', { count: value }) })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('filter.access')}>
          <NativeSelect
            value={filters.openness ?? 'all'}
            onChange={({ target }) =>
              onChange({ openness: opennesses.find((value) => value === target.value) ?? null })
            }
          >
            <option value="all">{t('filter.anyAccess')}</option>
            {opennesses.map((value) => (
              <option key={value} value={value}>
                {t(`filter.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="flex min-h-12 items-center lg:col-span-3">
          <Checkbox
            label={t('filter.withoutSight')}
            checked={filters.withoutSight}
            onChange={({ target }) => onChange({ withoutSight: target.checked })}
          />
        </div>
      </div>
    </search>
  );
}
