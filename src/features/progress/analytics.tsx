import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planningSettingsQuery } from '@/api/account/settings';
import { habitBookQuery } from '@/api/habits/habits';
import { burstFactsQuery, dailyActivityQuery, firstActivityQuery } from '@/api/progress/activity';
import { exerciseSummaryQuery, type SummaryRow } from '@/api/training/run-history';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { usePlanning } from '@/contexts/use-planning';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { useNow } from '@/hooks/use-now';
import { tierAtLeast } from '@/lib/billing/tier';
import { isExerciseId } from '@/lib/exercises/ids';
import { addDays } from '@/lib/plans/dates';
import { heatWeeks } from '@/lib/progress/heat';
import { weeksOf } from '@/lib/progress/statistics';
import { minuteMs } from '@/lib/time';
import { AnalyticsFilters, useAnalyticsChoice } from './analytics-filters';
import { BurstParts } from './burst-parts';
import { CompareTwo } from './compare-two';
import { ExerciseTrend } from './exercise-trend';
import { HeatMap } from './heat-map';
import { Numbers } from './numbers';
import { useDayWords } from './use-day-words';
import { WeekBars } from './week-bars';

/** All of a person's time, by stretch and exercise. Part of Plus: others find what it would show. */
export function Analytics({ userId }: { userId: string }) {
  const { tier, status, error } = useSubscription();
  if (status === 'loading' && !error) return <LoadingState />;
  if (!tierAtLeast(tier, 'plus')) return <Gate />;
  return <Whole userId={userId} />;
}

function Gate() {
  const { t } = useTranslation('progress');
  return (
    <div data-screen="analytics" data-state="gate" className="max-w-2xl pb-16">
      <OwnPrompt placement="feature_gate" context="analytics_gate" plan="plus" happened />
      <p className="mt-6">
        <ButtonLink to={paths.progress} variant="link">
          {t('toProgress')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Whole({ userId }: { userId: string }) {
  const first = useQuery(firstActivityQuery(userId));
  const summary = useQuery(exerciseSummaryQuery(userId));
  // How days and weeks are counted.
  const settings = useQuery(planningSettingsQuery(userId));
  const { t } = useTranslation('progress');
  if (first.isError || summary.isError) {
    return (
      <ErrorState
        error={first.error ?? summary.error}
        onRetry={() => void Promise.all([first.refetch(), summary.refetch()])}
        retrying={first.isFetching || summary.isFetching}
      />
    );
  }
  if (first.isPending || summary.isPending || settings.isPending) return <LoadingState />;
  if (first.data === null) {
    return (
      <EmptyState
        title={t('empty')}
        action={<ButtonLink to={paths.trainingHub}>{t('words.start')}</ButtonLink>}
      />
    );
  }
  return <Charts userId={userId} first={first.data} rows={summary.data} />;
}

interface ChartsProps {
  userId: string;
  /** The first day with anything done. */
  first: string;
  rows: readonly SummaryRow[];
}

function Charts({ userId, first, rows }: ChartsProps) {
  const { t } = useTranslation('progress');
  const { dayOf, weekStart } = usePlanning(userId);
  const today = dayOf(useNow(true, minuteMs));
  const scored = rows.filter(({ scored_runs }) => scored_runs > 0);
  const known = [...new Set(scored.map(({ exercise_id }) => exercise_id))].filter(isExerciseId);
  const { choice, choose } = useAnalyticsChoice(known);
  const { range, exercise, mode } = choice;
  const asked = range === 'all' ? first : addDays(today, 1 - Number(range));
  const from = asked < first ? first : asked;
  const drawn = known
    .filter((id) => exercise === null || id === exercise)
    .filter((id) => scored.some((row) => row.exercise_id === id && row.mode === mode));
  return (
    <div data-screen="analytics" className="grid grid-cols-1 gap-12 pb-16">
      <AnalyticsFilters
        known={known}
        hasTestRuns={scored.some((row) => row.mode === 'test')}
        choice={choice}
        onChoose={choose}
      />
      <Activity userId={userId} from={from < today ? from : today} today={today} weekStart={weekStart} />
      <Section title={t('trends.title')}>
        {drawn.length === 0 ? (
          <p className="text-ink-soft">{t(known.length === 0 ? 'exercises.none' : 'trends.noneHere')}</p>
        ) : (
          <div className="grid grid-cols-1 gap-10">
            {drawn.map((id) => (
              <ExerciseTrend key={id} userId={userId} id={id} from={from} mode={mode} />
            ))}
          </div>
        )}
      </Section>
      <CompareTwo userId={userId} />
    </div>
  );
}

interface ActivityProps {
  userId: string;
  from: string;
  today: string;
  weekStart: 1 | 6 | 7;
}

function Activity({ userId, from, today, weekStart }: ActivityProps) {
  const { t } = useTranslation('progress');
  const words = useDayWords();
  const days = useQuery(dailyActivityQuery(userId, from, today));
  const bursts = useQuery(burstFactsQuery(userId, from, today));
  const { data: book } = useQuery(habitBookQuery(userId));
  if (days.isError || bursts.isError) {
    return (
      <ErrorState
        error={days.error ?? bursts.error}
        onRetry={() => void Promise.all([days.refetch(), bursts.refetch()])}
        retrying={days.isFetching || bursts.isFetching}
      />
    );
  }
  if (days.isPending || bursts.isPending) return <LoadingState />;
  return (
    <>
      <Section title={t('numbers.title')}>
        <p className="-mt-2 mb-5 text-ink-soft">{words.range(from, today)}</p>
        <Numbers days={days.data} bursts={bursts.data} />
      </Section>
      <Section title={t('heat.title')}>
        <HeatMap weeks={heatWeeks(days.data, { today, from, weekStart, daysOff: book?.days_off ?? [] })} />
      </Section>
      <Section title={t('weeks.title')}>
        <WeekBars weeks={weeksOf(days.data, bursts.data, { from, to: today, weekStart })} />
      </Section>
      <BurstParts bursts={bursts.data} />
    </>
  );
}
