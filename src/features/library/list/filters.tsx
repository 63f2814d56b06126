import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Switch } from '@/components/ui/switch';
import { paths } from '@/config/paths';
import { useAsked } from '@/hooks/use-asked';
import { type LibraryAddress, libraryAddress } from '@/lib/library/asked';
import { libraryCategories, libraryKinds } from '@/lib/library/kinds';

/** Kind, subject and language. All of it stands in the address. */
export function LibraryFilters({ address }: { address: LibraryAddress }) {
  const { t, i18n } = useTranslation('library');
  const navigate = useNavigate();
  const asked = useAsked(address);
  const go = (change: Partial<LibraryAddress>) =>
    void navigate(`${paths.education}${libraryAddress(asked(change), {})}`, { preventScrollReset: true });
  return (
    <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field label={t('filter.kind')}>
        <NativeSelect
          value={address.kind ?? ''}
          onChange={({ target }) => go({ kind: libraryKinds.find((kind) => kind === target.value) ?? null })}
        >
          <option value="">{t('filter.all')}</option>
          {libraryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('filter.category')}>
        <NativeSelect
          value={address.category ?? ''}
          onChange={({ target }) =>
            go({ category: libraryCategories.find((category) => category === target.value) ?? null })
          }
        >
          <option value="">{t('filter.all')}</option>
          {libraryCategories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {/* A search goes through both languages; in English everything is there. */}
      {i18n.language !== 'en' && address.text === '' && (
        <div className="sm:col-span-2">
          <Switch label={t('filter.own')} checked={address.own} onCheckedChange={(own) => go({ own })} />
        </div>
      )}
    </div>
  );
}
