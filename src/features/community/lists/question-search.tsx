import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { holdWhileComposing } from '@/components/composing';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/config/paths';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { searchText } from '@/lib/community/search-query';

/** Searches when somebody says so: every search counts, and a list that changes with each letter is restless. */
export function QuestionSearch({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address.text);
  const [isShort, setShort] = useState(false);
  // The field follows the address, as on the way back, and stays the same one: it keeps the focus.
  const [followed, setFollowed] = useState(address.text);
  if (followed !== address.text) {
    setFollowed(address.text);
    setTyped(address.text);
    setShort(false);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = searchText(typed);
    setShort(text === null && typed.trim() !== '');
    if (text === null && typed.trim() !== '') return;
    // A search goes through all subjects.
    void navigate(`${paths.communityQuestions}${listAddress(address, { text: text ?? '', tags: [] })}`, {
      preventScrollReset: true,
    });
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="flex items-start gap-3">
        <TextField
          label={t('search.label')}
          hideLabel
          type="search"
          placeholder={t('search.label')}
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
