import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { languageCodes, languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import { gapOfProblem } from '@/lib/library/gaps';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { scheduledFor } from '../state-badge';
import { useLibraryRefusal } from '../use-library-refusal';
import { useDeskInHand } from './desk-in-hand';
import { GapList } from './gap-list';
import { ScheduleForm } from './schedule-form';
import { useGaps } from './use-gaps';
import { useMoves } from './use-moves';

/** Where the text stands, what is missing, and what can be done with it. */
export function Publishing() {
  const { t } = useTranslation('admin-library');
  const explain = useLibraryRefusal();
  const { article } = useDeskInHand();
  const { state } = article;
  const gaps = useGaps();
  const { busy, failure, move, reschedule } = useMoves();
  const [now] = useState(() => Date.now());
  const ahead = scheduledFor(article, now);
  const [isScheduling, setScheduling] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [refusedAt, setRefusedAt] = useState(0);
  const refusal = libraryRefusalIn(failure);
  const seen = gaps.filter(({ blocks }) => blocks);
  // What the database alone sees, such as a text that somebody else changed meanwhile.
  const missing = seen.length > 0 ? seen : (refusal?.problems ?? []).map(gapOfProblem);
  const notes = gaps.filter(({ blocks }) => !blocks);
  const publish = (act: () => void) => {
    if (missing.length > 0) setRefusedAt((before) => before + 1);
    else act();
  };
  const title = article.langs.en?.title ?? article.slug;
  const canPublish = state === 'draft' || state === 'archived';
  return (
    <Section title={t('move.title')}>
      <div className="grid gap-5">
        <Standing ahead={ahead} />
        {state !== 'deleted' && <Missing gaps={missing} refusedAt={refusedAt} />}
        {state !== 'deleted' && notes.length > 0 && (
          <details className="border-y border-line">
            <summary className="min-h-12 cursor-pointer py-3 font-semibold">
              {t('gaps.notes')} ({notes.length})
            </summary>
            <div className="pb-3">
              <GapList gaps={notes} />
            </div>
          </details>
        )}
        {failure ? <ErrorState title={t('words.failed')} text={explain(failure)} /> : null}
        <div className="flex flex-wrap gap-3">
          {canPublish && (
            <>
              <Button busy={busy} onClick={() => publish(() => move('publish'))}>
                {t('move.publish')}
              </Button>
              <Button variant="outline" onClick={() => publish(() => setScheduling(true))}>
                {t('move.schedule')}
              </Button>
            </>
          )}
          {ahead !== null && (
            <Button variant="outline" onClick={() => setScheduling(true)}>
              {t('move.reschedule')}
            </Button>
          )}
          {state === 'published' && (
            <Button variant="outline" busy={busy} onClick={() => move('archive')}>
              {t('move.archive')}
            </Button>
          )}
          {state === 'archived' && (
            <Button variant="outline" busy={busy} onClick={() => move('to_draft')}>
              {t('move.to_draft')}
            </Button>
          )}
          {state === 'deleted' ? (
            <Button busy={busy} onClick={() => move('restore')}>
              {t('move.restore')}
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => setDeleting(true)}>
              {t('move.delete')}
            </Button>
          )}
        </div>
        {isScheduling && (canPublish || ahead !== null) && (
          <ScheduleForm
            key={ahead}
            from={ahead}
            busy={busy}
            onClose={() => setScheduling(false)}
            onSet={(at) => {
              if (ahead === null) move('publish', at);
              else reschedule(at);
              setScheduling(false);
            }}
          />
        )}
      </div>
      <AlertDialogOnDemand
        open={isDeleting}
        onOpenChange={setDeleting}
        tone="danger"
        title={t('move.deleteTitle', { title })}
        description={t('move.deleteEffect')}
        cancelLabel={t('cancel')}
        confirmLabel={t('move.delete')}
        onConfirm={() => {
          move('delete');
          setDeleting(false);
        }}
      />
    </Section>
  );
}

/** Since when, until when, and what goes out with it. */
function Standing({ ahead }: { ahead: string | null }) {
  const { t } = useTranslation('admin-library');
  const { moment, list } = useFormats();
  const { article } = useDeskInHand();
  const { state, publish_at, deleted_at, langs } = article;
  const drafts = languageCodes.filter((code) => langs[code]?.state === 'draft');
  return (
    <div className="text-ink-soft">
      {ahead !== null && <p>{t('scheduled', { date: moment(ahead) })}</p>}
      {state === 'published' && ahead === null && publish_at !== null && (
        <p>{t('move.publishedOn', { date: moment(publish_at) })}</p>
      )}
      {deleted_at !== null && <p>{t('move.deletedOn', { date: moment(deleted_at) })}</p>}
      {(state === 'draft' || state === 'archived') && drafts.length > 0 && (
        <p>{t('move.drafts', { languages: list(drafts.map((code) => languages[code])) })}</p>
      )}
    </div>
  );
}

/** @param refusedAt raised with each try that it stood in the way of */
function Missing({ gaps, refusedAt }: { gaps: ReturnType<typeof useGaps>; refusedAt: number }) {
  const { t } = useTranslation('admin-library');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusedAt > 0) box.current?.focus();
  }, [refusedAt]);
  if (gaps.length === 0) return <p className="text-ink-soft">{t('gaps.none')}</p>;
  return (
    <Notice ref={box} tone="caution" tabIndex={-1} role="group" aria-label={t('gaps.blocked')}>
      <h3 className="mb-1 font-semibold">{t('gaps.blocked')}</h3>
      <GapList gaps={gaps} />
    </Notice>
  );
}
