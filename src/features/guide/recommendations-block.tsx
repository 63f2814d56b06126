import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noteSeen, type Recommendations, recommendationsQuery } from '@/api/guide/recommendations';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Sentences } from '@/components/recommendations/sentences';
import { useReasonText } from '@/components/recommendations/use-reason-text';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useSeen } from '@/hooks/use-seen';
import { tellOnce } from '@/lib/recommendations/tell-once';
import { LockedRow } from './recommendations/locked-row';
import { RecommendationRow } from './recommendations/recommendation-row';

export interface RecommendationsBlockProps {
  userId: string;
  /** So many at most, without the one that is locked: beside other things. */
  few?: number;
}

/** What to do next and why, as the server ranks it. */
export function RecommendationsBlock({ userId, few }: RecommendationsBlockProps) {
  const { t } = useTranslation('guide');
  const answer = useQuery(recommendationsQuery(userId));
  return (
    <Section title={t('title')} ruled={few !== undefined}>
      {answer.isPending ? (
        <LoadingState />
      ) : answer.isError ? (
        <ErrorState
          title={t('failed')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Shown userId={userId} answer={answer.data} few={few} />
      )}
    </Section>
  );
}

interface ShownProps {
  userId: string;
  answer: Recommendations;
  few: number | undefined;
}

function Shown({ userId, answer, few }: ShownProps) {
  const { t } = useTranslation('guide');
  const recommendations = answer.recommendations.slice(0, few);
  if (recommendations.length === 0) {
    return (
      <div data-part="no-recommendations" className="grid justify-items-start gap-1">
        <p>{t('none')}</p>
        <Link to={paths.trainingHub} className="link inline-flex min-h-11 items-center">
          {t('allExercises')}
        </Link>
      </div>
    );
  }
  return <List userId={userId} answer={{ ...answer, recommendations }} showsLocked={few === undefined} />;
}

function List({
  userId,
  answer: { recommendations, locked, areas, day },
  showsLocked,
}: {
  userId: string;
  answer: Recommendations;
  showsLocked: boolean;
}) {
  const reasonText = useReasonText();
  const list = useRef<HTMLUListElement>(null);
  useSeen(list, () => void noteSeen(userId, { items: recommendations.map(({ id }) => id), day }));
  const { told, own } = tellOnce(recommendations.map(({ reasons }) => reasons));
  const shared = told.flatMap((reason) => reasonText(reason, { areas }) ?? []);
  return (
    <>
      {shared.length > 0 ? (
        <p data-part="shared-reasons" className="mb-4 max-w-read text-ink-soft">
          <Sentences list={shared} />
        </p>
      ) : null}
      <ul ref={list} data-part="recommendations" className="border-t border-line">
        {recommendations.map((item, index) => (
          <RecommendationRow
            key={item.id}
            userId={userId}
            item={item}
            reasons={own[index] ?? []}
            areas={areas}
            day={day}
          />
        ))}
      </ul>
      {locked && showsLocked ? <LockedRow locked={locked} /> : null}
    </>
  );
}
