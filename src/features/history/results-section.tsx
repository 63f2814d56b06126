import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { wholePercent } from '@/lib/assessments/bands';
import { catalogue } from '@/lib/assessments/catalogue';

const shown = 3;

/** The person's latest results, each to open; the others and deleting are in the history. */
export function ResultsSection({ userId }: { userId: string }) {
  const { t } = useTranslation('account');
  const attempts = useQuery(myAttemptsQuery(userId));
  if (attempts.isPending) return <LoadingState className="min-h-32" />;
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
      <EmptyState
        title={t('words.noResults')}
        drawing="no_results"
        level={3}
        action={
          <ButtonLink to={paths.focusSnapshot} variant="outline">
            {t('results.take')}
          </ButtonLink>
        }
      >
        {t('results.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="border-t border-line">
        {attempts.data.slice(0, shown).map((attempt) => (
          <ResultRow key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center font-semibold">
        {t('words.allResults')}
      </Link>
    </>
  );
}

function ResultRow({ attempt }: { attempt: ListedAttempt }) {
  const { t } = useTranslation('account');
  const formats = useFormats();
  const { t: common } = useTranslation('common');
  const name = catalogue[attempt.test_id].catalogueName;
  const date = formats.date(attempt.completed_at);
  const score =
    attempt.overall === null
      ? common('words.notEnoughAnswers')
      : t('words.scoreOf', {
          score: formats.count(wholePercent(attempt.overall)),
        });
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={attempt.completed_at}>{date}</time> · {score}
        </p>
      </div>
      <ButtonLink
        to={href(paths.reportByAttempt, { attemptId: attempt.id })}
        variant="outline"
        size="sm"
        className="justify-self-start"
        aria-label={t('words.pair', { name: t('results.open'), text: `${name}, ${date}` })}
      >
        {t('results.open')}
      </ButtonLink>
    </li>
  );
}
