import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { holdWhileComposing } from '@/components/composing';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/config/paths';
import { searchText } from '@/lib/community/search-query';
import { type LibraryAddress, libraryAddress } from '@/lib/library/asked';

/** Searches when somebody says so: every search counts. */
export function LibrarySearch({ address }: { address: LibraryAddress }) {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address.text);
  const [isShort, setShort] = useState(false);
  // The field follows the address, as on the way back.
  const [followed, setFollowed] = useState(address.text);
  if (followed !== address.text) {
    setFollowed(address.text);
    setTyped(address.text);
    setShort(false);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = searchText(typed);
    const isTooShort = text === null && typed.trim() !== '';
    setShort(isTooShort);
    if (isTooShort) return;
    void navigate(`${paths.education}${libraryAddress(address, { text: text ?? '', own: false })}`, {
      preventScrollReset: true,
    });
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="flex items-start gap-3">
        <TextField
          label={t('search')}
          hideLabel
          type="search"
          placeholder={t('search')}
          enterKeyHint="search"
          onKeyDown={holdWhileComposing}
          autoComplete="off"
          className="min-w-0 flex-1"
          value={typed}
          error={isShort ? t('words.searchShort') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden="true" />
          <span className="max-sm:sr-only">{t('words.find')}</span>
        </Button>
      </form>
    </search>
  );
}
