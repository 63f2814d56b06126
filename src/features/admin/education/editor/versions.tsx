import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskVersionQuery, restoreVersionMutation } from '@/api/library/desk';
import { articleHistoryQuery } from '@/api/library/desk-looks';
import type { DeskArticle } from '@/api/library/shapes';
import { ArticleBody } from '@/components/articles/article-body';
import { ErrorState } from '@/components/error-state';
import { PostLinksContext } from '@/components/posts/link-policy';
import { PostTime } from '@/components/posts/post-time';
import { QuestionDialog } from '@/components/question-dialog';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSave } from '@/components/use-save';
import { languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { useActorName } from '../use-actor-name';
import { useLibraryRefusal } from '../use-library-refusal';
import { textIn, useDeskInHand } from './desk-in-hand';

type Version = DeskArticle['versions'][number];

/** Addresses in what is looked at are read, not followed. */
const lookedAt = { blocked: [], clickable: false } as const;

/** What was saved in a language, to look at and to go back to. */
export function Versions() {
  const { t } = useTranslation('admin-library');
  const { languageName } = useFormats();
  const { article, lang } = useDeskInHand();
  const [open, setOpen] = useState<{ version: Version; opener: HTMLElement } | null>(null);
  const versions = article.versions.filter((version) => version.lang === lang);
  return (
    <Section title={t('versions.title', { language: languageName(lang) ?? languages[lang] })}>
      {versions.length === 0 ? (
        <p className="text-ink-soft">{t('versions.none')}</p>
      ) : (
        <ol className="max-w-3xl divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              onLook={(opener) => setOpen({ version, opener })}
            />
          ))}
        </ol>
      )}
      {open && <Look version={open.version} opener={open.opener} onClose={() => setOpen(null)} />}
    </Section>
  );
}

interface VersionRowProps {
  version: Version;
  onLook: (opener: HTMLElement) => void;
}

function VersionRow({ version: { id, version, status, title, created_at }, onLook }: VersionRowProps) {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { userId, article, lang, change } = desk;
  const { text, stored, draft, isChanged } = textIn(desk, lang);
  const actorName = useActorName();
  const explain = useLibraryRefusal();
  const { data } = useInfiniteQuery(articleHistoryQuery(userId, article.id));
  const restore = restoreVersionMutation(userId);
  const { save, busy, problem } = useSave(
    {
      ...restore,
      onSuccess: (...args) => {
        const [saved] = args;
        // What was being written is put aside, not written over.
        const aside = isChanged ? [...draft.aside, text] : draft.aside;
        change(lang, { text: null, base: saved.version, aside });
        return restore.onSuccess?.(...args);
      },
    },
    { saved: t('versions.restored', { number: version }), explain },
  );
  const saving = data?.pages
    .flat()
    .find(
      ({ action, detail }) => action === 'library.save' && detail.lang === lang && detail.version === version,
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">
          {t('versions.name', { number: version })}
          <span className="font-normal text-ink-soft"> · {t(`versions.status.${status}`)}</span>
        </p>
        <p lang={lang} className="text-sm wrap-anywhere">
          {title}
        </p>
        <p className="text-sm text-ink-soft">
          <PostTime at={created_at} />{' '}
          {saving && (saving.mine ? t('versions.byYou') : t('versions.by', { name: actorName(saving) }))}
        </p>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={({ currentTarget }) => onLook(currentTarget)}>
          {t('versions.look', { number: version })}
        </Button>
        {version !== stored?.version && article.state !== 'deleted' && (
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            onClick={() => save({ textId: id, version: stored?.version ?? 0 })}
          >
            {t('versions.restore', { number: version })}
          </Button>
        )}
      </div>
    </li>
  );
}

interface LookProps {
  version: Version;
  opener: HTMLElement;
  onClose: () => void;
}

/** A version as it was. */
function Look({ version: { id, version, title, lang }, opener, onClose }: LookProps) {
  const { t } = useTranslation('admin-library');
  const { userId } = useDeskInHand();
  const explain = useLibraryRefusal();
  const { data, error, isFetching, refetch } = useQuery(deskVersionQuery(userId, id));
  return (
    <QuestionDialog title={t('versions.name', { number: version })} opener={opener} onClose={onClose}>
      <PostLinksContext value={lookedAt}>
        <p lang={lang} className="text-lg font-semibold wrap-anywhere">
          {title}
        </p>
        {data && (
          <div className="grid gap-4">
            <p lang={lang} className="text-ink-soft wrap-anywhere">
              {data.summary}
            </p>
            <ArticleBody text={data.body ?? ''} lang={lang} />
          </div>
        )}
        {!data && !error && <Skeleton className="h-64" />}
        {!data && error && (
          <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </PostLinksContext>
    </QuestionDialog>
  );
}
