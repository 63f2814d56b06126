import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRun } from '@/api/training/run-history';
import { LoadingState } from '@/components/loading-state';
import { useRunWords } from '@/components/runs/use-run-words';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { isPlayed, type PlayedId } from '../views';

// Brings what works a run out again, which few ask for.
const RunAccount = lazy(() => import('./run-account').then((module) => ({ default: module.RunAccount })));

export interface RunRowProps {
  userId: string;
  facts: ExerciseFacts;
  run: ListedRun;
  busy: boolean;
  onDelete: () => void;
}

/** The clocks have no numbers a score is made of. */
const isTold = (facts: ExerciseFacts): facts is ExerciseFacts & { id: PlayedId } => isPlayed(facts.id);

/** One run: when, how, what it came to, and how that came about. */
export function RunRow({ userId, facts, run, busy, onDelete }: RunRowProps) {
  const { t } = useTranslation(['training-history', 'player']);
  const formats = useFormats();
  const { wayText } = useRunWords(facts);
  const [open, setOpen] = useState(false);
  const accountId = useId();
  const { score, status, mode, variant, device_class, started_at } = run;
  const date = formats.mediumMoment(started_at);
  const result =
    score === null
      ? t(status === 'left_early' ? 'list.leftEarly' : 'list.noScore')
      : t('words.scoreOf', { score: formats.count(score) });
  return (
    <li data-run={run.id} className="border-b border-line py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <p className="font-semibold">
          <time dateTime={started_at}>{date}</time>
        </p>
        <p className="text-sm text-ink-soft max-sm:col-span-2">
          {wayText({ variant, mode, deviceClass: device_class })}
        </p>
        <span data-part="score" className="col-start-2 row-start-1 text-end tabular-nums sm:row-span-2">
          {result}
        </span>
        {/* Their padding stands out, so that the words stand under the date. */}
        <div className="-mx-1 flex flex-wrap items-center gap-x-5 max-sm:col-span-2 sm:col-start-3 sm:row-span-2 sm:row-start-1">
          {isTold(facts) ? (
            <Button
              variant="link"
              size="sm"
              aria-expanded={open}
              aria-controls={accountId}
              aria-label={t('list.howNamed', { date })}
              onClick={() => setOpen(!open)}
              data-action="account"
            >
              {t('list.how')}
            </Button>
          ) : null}
          <Button
            variant="link"
            size="sm"
            busy={busy}
            aria-label={t('list.deleteNamed', { date })}
            onClick={onDelete}
            data-action="delete"
          >
            {t('list.delete')}
          </Button>
        </div>
      </div>
      <div id={accountId} className="empty:hidden">
        {open && isTold(facts) ? (
          <div className="pt-5 pb-2">
            <Suspense fallback={<LoadingState />}>
              <RunAccount userId={userId} facts={facts} run={run} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </li>
  );
}
