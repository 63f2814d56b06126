import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { exerciseSummaryQuery } from '@/api/training/run-history';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { tierAtLeast } from '@/lib/billing/tier';
import { ExerciseTrend } from './exercise-trend';
import { latestWays } from './latest-ways';
import { useRange } from './use-range';

/** Exercises whose scores are drawn; all of them stand on the page of all time. */
const mostTrends = 2;

export interface TrendsBlockProps {
  userId: string;
  /** The first day, 'YYYY-MM-DD'. */
  from: string;
}

/** How the scores of what was trained last move. Nothing before there is a score, and where it cannot be read. */
export function TrendsBlock({ userId, from }: TrendsBlockProps) {
  const { t } = useTranslation('progress');
  const { data = [] } = useQuery(exerciseSummaryQuery(userId));
  const scored = latestWays(data.filter(({ scored_runs }) => scored_runs > 0)).slice(0, mostTrends);
  if (scored.length === 0) return null;
  return (
    <Section title={t('trends.title')}>
      <div data-part="trends" className="grid grid-cols-1 gap-10">
        {scored.map(({ exercise_id }) => (
          <ExerciseTrend key={exercise_id} userId={userId} id={exercise_id} from={from} />
        ))}
      </div>
      <Link to={paths.analytics} className="link mt-3 inline-flex min-h-11 items-center">
        {t('trends.all')}
      </Link>
    </Section>
  );
}

/** The same on the dashboard: with Plus, of the time that the progress page shows. */
export function OwnTrends({ userId }: { userId: string }) {
  const { tier } = useSubscription();
  const range = useRange(userId);
  return range !== null && tierAtLeast(tier, 'plus') ? (
    <TrendsBlock userId={userId} from={range.from} />
  ) : null;
}
