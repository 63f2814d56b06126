import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createArticleMutation } from '@/api/library/desk';
import { keepDeskDraft } from '@/api/library/desk-drafts';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { type ShelfAddress, shelfSearch } from '@/lib/admin/library-address';
import { emptyText } from '@/lib/library/desk-text';
import { type LibraryCategory, type LibraryKind, type LibraryTier, libraryKinds } from '@/lib/library/kinds';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { isSlug, slugOf } from '@/lib/library/slug';
import { BackToShelf } from './back-to-shelf';
import { CategoryField, TierField } from './shelf-fields';
import { useLibraryRefusal } from './use-library-refusal';

export interface NewArticleProps {
  address: ShelfAddress;
}

/** Begins a text: what it is, what it is called, and its address, which is proposed from the title. */
export function NewArticle({ address }: NewArticleProps) {
  const { t } = useTranslation('admin-library');
  const { t: library } = useTranslation('library');
  const { id: userId } = usePerson();
  const explain = useLibraryRefusal();
  const navigate = useNavigate();
  // Sent again it is the same draft.
  const [id] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [kind, setKind] = useState<LibraryKind>('article');
  const [category, setCategory] = useState<LibraryCategory>('attention');
  const [tier, setTier] = useState<LibraryTier>('freemium');
  const [isBad, setBad] = useState(false);
  const slug = typed ?? slugOf(title);
  const create = createArticleMutation();
  const { mutate, isPending, error } = useMutation({
    ...create,
    onSuccess: async (...args) => {
      if (title.trim() !== '') {
        await keepDeskDraft(userId, id, 'en', {
          text: { ...emptyText, title, sources: [] },
          base: 0,
          aside: [],
        });
      }
      void create.onSuccess?.(...args);
      await navigate(`${paths.adminDashboard}${shelfSearch({ ...address, open: id, text: 'en' })}`);
    },
  });
  const isTaken = libraryRefusalIn(error)?.code === 'slug_taken';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setBad(!isSlug(slug));
    if (!isPending && isSlug(slug)) {
      mutate({ id, kind, slug, category, tier: kind === 'article' ? tier : 'freemium' });
    }
  };
  return (
    <div className="grid gap-6">
      <BackToShelf address={address} />
      <Section title={t('list.begin')}>
        <form noValidate className="grid max-w-xl gap-5" onSubmit={send}>
          <p className="text-ink-soft">{t('begin.hint')}</p>
          <Field label={library('filter.kind')}>
            <NativeSelect
              value={kind}
              onChange={({ target }) =>
                setKind(libraryKinds.find((each) => each === target.value) ?? 'article')
              }
            >
              {libraryKinds.map((each) => (
                <option key={each} value={each}>
                  {library(`kind.${each}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <TextField
            label={t('begin.title')}
            lang="en"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label={t('slug.label')}
            hint={t('slug.hint')}
            error={isBad ? t('slug.bad') : isTaken ? t('slug.taken') : undefined}
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            onChange={({ target }) => {
              setTyped(target.value);
              setBad(false);
            }}
          />
          <CategoryField value={category} onChange={setCategory} />
          <TierField kind={kind} value={tier} onChange={setTier} />
          {error && !isTaken ? <ErrorState title={t('words.failed')} text={explain(error)} /> : null}
          <div>
            <Button type="submit" busy={isPending}>
              {t('begin.do')}
            </Button>
          </div>
        </form>
      </Section>
    </div>
  );
}
