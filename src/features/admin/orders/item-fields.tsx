import { useTranslation } from 'react-i18next';
import type { DeskItem } from '@/api/admin/catalogue';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, Fieldset } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { useItemTitle } from '@/components/use-item-title';
import { languageCodes, languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { type DraftFault, type ItemDraft, leastPrice, mostOfTitle, mostPrice } from '@/lib/admin/catalogue';
import { difficulties } from '@/lib/billing/catalog-item';
import { catalogCurrency } from '@/lib/billing/minor-units';

export interface ItemFieldsProps {
  item: DeskItem;
  draft: ItemDraft;
  faults: readonly DraftFault[];
  onChange: (changed: Partial<ItemDraft>) => void;
}

/** Fields of an item: price and sale first, then its names in every language. */
export function ItemFields({ item: { sku, title }, draft, faults, onChange }: ItemFieldsProps) {
  const { t } = useTranslation('admin-orders');
  const { t: store } = useTranslation('store');
  const { count, money } = useFormats();
  const titleOf = useItemTitle();
  const has = (fault: DraftFault) => faults.includes(fault);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('priceUsd')}
          hint={t('priceHint')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          onChange={({ target }) => onChange({ price: target.value })}
          error={
            has('price')
              ? t('priceFault', {
                  least: money(leastPrice, catalogCurrency),
                  most: money(mostPrice, catalogCurrency),
                })
              : undefined
          }
        />
        <TextField
          label={t('place')}
          hint={t('placeHint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.place}
          onChange={({ target }) => onChange({ place: target.value })}
          error={has('place') ? t('placeFault') : undefined}
        />
        <TextField
          label={t('duration')}
          hint={t('durationHint')}
          autoComplete="off"
          value={draft.duration}
          onChange={({ target }) => onChange({ duration: target.value })}
          error={has('duration') ? t('durationFault') : undefined}
        />
        <Field label={t('level')} hint={t('levelHint')}>
          <NativeSelect
            value={draft.difficulty}
            onChange={({ target }) => onChange({ difficulty: target.value })}
          >
            <option value="">{t('noLevel')}</option>
            {difficulties.map((level) => (
              <option key={level} value={level}>
                {store(`levels.${level}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <TextField
        label={t('route')}
        hint={t('routeHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.route}
        onChange={({ target }) => onChange({ route: target.value })}
        error={has('route') ? t('routeFault') : undefined}
      />
      <Checkbox
        label={t('active')}
        hint={t('activeHint')}
        checked={draft.active}
        onChange={({ target }) => onChange({ active: target.checked })}
      />
      <Fieldset legend={t('titles')} hint={t('titlesHint', { name: titleOf({ sku, title }) })}>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {languageCodes.map((code) => (
            <TextField
              key={code}
              label={languages[code]}
              lang={code}
              autoComplete="off"
              value={draft.titles[code]}
              onChange={({ target }) => onChange({ titles: { ...draft.titles, [code]: target.value } })}
              error={has(code) ? t('words.tooLong', { max: count(mostOfTitle) }) : undefined}
            />
          ))}
        </div>
      </Fieldset>
    </>
  );
}
