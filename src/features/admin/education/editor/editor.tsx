import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deskArticleQuery } from '@/api/library/desk';
import type { DeskArticle } from '@/api/library/shapes';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { Language } from '@/config/languages';
import { href, paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { type ShelfAddress, shelfSearch } from '@/lib/admin/library-address';
import type { GapField } from '@/lib/library/gaps';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { BackToShelf } from '../back-to-shelf';
import { StateBadge } from '../state-badge';
import { useLibraryRefusal } from '../use-library-refusal';
import { DeskInHandContext, textIn } from './desk-in-hand';
import { Details } from './details';
import { History } from './history';
import { LanguageLinks } from './language-links';
import { Publishing } from './publishing';
import { TextDesk } from './text-desk';
import { useDeskDrafts } from './use-desk-drafts';
import { Versions } from './versions';

export interface EditorProps {
  id: string;
  address: ShelfAddress;
}

/** One text of the library with all its languages. */
export function Editor({ id, address }: EditorProps) {
  const { t } = useTranslation('admin-library');
  const { data, error, isFetching, refetch } = useQuery(deskArticleQuery(usePerson().id, id));
  const explain = useLibraryRefusal();
  const isGone = libraryRefusalIn(error)?.code === 'not_found';
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToShelf address={address} />
      {data && <OpenArticle article={data} address={address} />}
      {!data && !error && <Skeleton className="h-96" />}
      {!data && error && isGone && <p role="status">{t('gone')}</p>}
      {!data && error && !isGone && (
        <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

interface Wanted {
  readonly field: GapField;
  readonly words: string;
}

/** Puts the focus on a field, and the words that are meant under it. */
function reach({ field, words }: Wanted): void {
  const place = document.getElementById(`desk-${field}`);
  place?.focus();
  if (!(place instanceof HTMLTextAreaElement) || words === '') return;
  const from = place.value.indexOf(words);
  if (from < 0) return;
  place.setSelectionRange(from, from + words.length);
  // No browser scrolls a selection into view by itself: as far down as the words are in the text.
  place.scrollTop = place.scrollHeight * (from / place.value.length) - place.clientHeight / 2;
}

function OpenArticle({ article, address }: { article: DeskArticle; address: ShelfAddress }) {
  const { t } = useTranslation('admin-library');
  const { id: userId } = usePerson();
  const navigate = useNavigate();
  const hand = useDeskDrafts(userId, article.id);
  const lang = address.text;
  const wanted = useRef<Wanted | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);
  const isRead = hand.drafts !== null;
  useEffect(() => heading.current?.focus(), []);
  // The fields of another language stand there once its address does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody asked, or the language changed
  useEffect(() => {
    if (!wanted.current || !isRead) return;
    reach(wanted.current);
    wanted.current = null;
  }, [asked, lang, isRead]);
  const toLanguage = (code: Language) => `${paths.adminDashboard}${shelfSearch({ ...address, text: code })}`;
  const goTo = (code: Language, field: GapField, words = '') => {
    wanted.current = { field, words };
    if (code === lang) setAsked((before) => before + 1);
    else void navigate(toLanguage(code), { preventScrollReset: true, replace: true });
  };
  const { text } = textIn({ article, drafts: hand.drafts }, 'en');
  const isReadable = article.state === 'published';
  const readers = href(paths.article, { slug: article.slug });
  return (
    <DeskInHandContext value={{ ...hand, userId, article, lang, goTo }}>
      <header className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere focus:outline-none">
          {text.title.trim() || t('list.untitled')}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StateBadge row={article} />
          <span className="text-sm text-ink-soft wrap-anywhere">{readers}</span>
          {isReadable && (
            <ButtonLink variant="link" size="sm" to={readers}>
              {t('readIt')}
            </ButtonLink>
          )}
        </p>
      </header>
      {isRead ? (
        <>
          <LanguageLinks to={toLanguage} />
          <div className="grid grid-cols-1 gap-14">
            <TextDesk key={lang} />
            <Publishing />
            <Versions key={`versions-${lang}`} />
            <Details />
            <History />
          </div>
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </DeskInHandContext>
  );
}
