import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import {
  type LibraryCategory,
  type LibraryKind,
  type LibraryTier,
  libraryCategories,
  libraryTiers,
} from '@/lib/library/kinds';

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function CategoryField({ value, onChange }: ChoiceProps<LibraryCategory>) {
  const { t } = useTranslation('library');
  return (
    <Field label={t('filter.category')}>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(libraryCategories.find((each) => each === target.value) ?? value)}
      >
        {libraryCategories.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** Which plan opens it. Posts and episodes are open to everybody. */
export function TierField({ kind, value, onChange }: ChoiceProps<LibraryTier> & { kind: LibraryKind }) {
  const { t } = useTranslation('admin-library');
  if (kind !== 'article') return <p className="text-sm text-ink-soft">{t('tier.open')}</p>;
  return (
    <Field label={t('tier.label')}>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(libraryTiers.find((each) => each === target.value) ?? value)}
      >
        {libraryTiers.map((tier) => (
          <option key={tier} value={tier}>
            {t(`tier.${tier}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
