import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { isLanguage, languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { TagLinks } from './tag-links';

/** What the list keeps to: languages, and tags, of which one is enough. All of it stands in the address. */
export function Filters({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const go = (change: Parameters<typeof listAddress>[1]) =>
    void navigate(`${paths.communityQuestions}${listAddress(address, change)}`, { preventScrollReset: true });
  const value =
    address.chosen.length === 0 ? 'own' : ((address.chosen.length > 1 ? 'all' : address.chosen[0]) ?? 'own');
  return (
    <div className="grid content-start gap-6">
      <Field label={t('words.language')}>
        <NativeSelect
          value={value}
          onChange={({ target }) => {
            if (target.value === 'own') go({ chosen: [] });
            else if (target.value === 'all') go({ chosen: languageCodes });
            else if (isLanguage(target.value)) go({ chosen: [target.value] });
          }}
        >
          <option value="own">{t('filter.own')}</option>
          <option value="all">{t('filter.all')}</option>
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <TagLinks address={address} />
    </div>
  );
}

/** The same where there is one column: behind a button, so that the questions come first. */
export function FoldedFilters({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = address.tags.length + (address.chosen.length > 0 ? 1 : 0);
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" />
        {t('words.narrow')}
        {chosen > 0 && ` (${count(chosen)})`}
      </Button>
      {isOpen && (
        <div id={id} className="w-full">
          <Filters address={address} />
        </div>
      )}
    </div>
  );
}
