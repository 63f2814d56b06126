import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { compareHref } from '@/config/compare-href';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import { catalogue } from '@/lib/assessments/catalogue';
import { earlierAttempt } from '@/lib/assessments/history';
import { type PastResult, pastResult } from './past-result';

export interface ChangesBlockProps {
  userId: string;
  /** So many are shown, the newest. */
  most?: number;
}

/** The latest results, each with the way to what changed since the one before. */
export function ChangesBlock({ userId, most = 3 }: ChangesBlockProps) {
  const { t } = useTranslation('progress');
  const attempts = useQuery(myAttemptsQuery(userId));
  if (attempts.isPending) return <Skeleton className="h-40" />;
  if (attempts.isError) {
    return (
      <ErrorState
        error={attempts.error}
        onRetry={() => void attempts.refetch()}
        retrying={attempts.isFetching}
      />
    );
  }
  if (attempts.data.length === 0) {
    return (
      <p className="text-ink-soft">
        {t('words.noResults')}.{' '}
        <Link to={paths.testingHub} className="link">
          {t('words.toTestingHub')}
        </Link>
      </p>
    );
  }
  const all = attempts.data.map(pastResult);
  return (
    <>
      <ul className="border-t border-line">
        {all.slice(0, most).map((attempt) => (
          <ResultLine key={attempt.id} attempt={attempt} earlier={earlierAttempt(attempt, all)} />
        ))}
      </ul>
      <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center">
        {t('words.allResults')}
      </Link>
    </>
  );
}

function ResultLine({ attempt, earlier }: { attempt: PastResult; earlier: PastResult | null }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const name = catalogue[attempt.test_id].catalogueName;
  const date = formats.date(attempt.completed_at);
  const named = (text: string) => t('words.pair', { name: text, text: `${name}, ${date}` });
  return (
    <li
      data-attempt={attempt.id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={attempt.completed_at}>{date}</time> ·{' '}
          {attempt.overall === null
            ? t('words.notEnoughAnswers')
            : t('words.scoreOf', { score: formats.count(wholePercent(attempt.overall)) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {earlier ? (
          <ButtonLink
            to={compareHref(earlier.id, attempt.id)}
            variant="link"
            size="sm"
            aria-label={named(t('results.changed'))}
          >
            {t('results.changed')}
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={href(paths.reportByAttempt, { attemptId: attempt.id })}
          variant="link"
          size="sm"
          aria-label={named(t('words.seeReport'))}
        >
          {t('words.seeReport')}
        </ButtonLink>
      </div>
    </li>
  );
}
