import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChoiceField } from '@/components/choice-field';
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
      <ChoiceField
        label={t('filter.kind')}
        value={address.kind}
        any={t('filter.all')}
        options={libraryKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
        onChoose={(kind) => go({ kind })}
      />
      <ChoiceField
        label={t('filter.category')}
        value={address.category}
        any={t('filter.all')}
        options={libraryCategories.map((category) => [category, t(`category.${category}`)])}
        onChoose={(category) => go({ category })}
      />
      {/* A search goes through both languages; in English everything is there. */}
      {i18n.language !== 'en' && address.text === '' && (
        <div className="sm:col-span-2">
          <Switch label={t('filter.own')} checked={address.own} onCheckedChange={(own) => go({ own })} />
        </div>
      )}
    </div>
  );
}
