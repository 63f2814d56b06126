import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { planningSettingsQuery } from '@/api/account/settings';
import { burstFactsQuery, dailyActivityQuery, firstActivityQuery } from '@/api/progress/activity';
import { exerciseSummaryQuery } from '@/api/training/run-history';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { usePlanning } from '@/contexts/use-planning';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { useNow } from '@/hooks/use-now';
import { tierAtLeast } from '@/lib/billing/tier';
import { type ExerciseId, isExerciseId } from '@/lib/cognitive/registry';
import { addDays, daysBetween } from '@/lib/plans/dates';
import { heatWeeks } from '@/lib/progress/heat';
import { weeksOf } from '@/lib/progress/statistics';
import { minuteMs } from '@/lib/time';
import { BurstParts } from './burst-parts';
import { ExerciseTrend } from './exercise-trend';
import { HeatMap } from './heat-map';
import { Numbers } from './numbers';
import { useDayWords } from './use-day-words';
import { WeekBars } from './week-bars';

/** Days looked back on; all of them without a number. */
const ranges = ['28', '90', '365', 'all'] as const;
type RangeName = (typeof ranges)[number];

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
      <UpgradePrompt placement="feature_gate" context="analytics_gate" plan="plus" happened />
      <p className="mt-6">
        <ButtonLink to={paths.progress} variant="link">
          {t('toProgress')}
        </ButtonLink>
      </p>
    </div>
  );
}

function useChoice(known: readonly ExerciseId[]) {
  const [search, setSearch] = useSearchParams();
  const range: RangeName = ranges.find((one) => one === search.get('range')) ?? 'all';
  const exercise = known.find((id) => id === search.get('exercise')) ?? null;
  const choose = (change: { range?: RangeName; exercise?: string }) => {
    const next = { range, exercise: exercise ?? '', ...change };
    const named = { range: next.range === 'all' ? '' : next.range, exercise: next.exercise };
    setSearch(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return { range, exercise, choose };
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
  const known = [...new Set(summary.data.filter(hasScore).map(({ exercise_id }) => exercise_id))].filter(
    isExerciseId,
  );
  return <Charts userId={userId} first={first.data} known={known} />;
}

const hasScore = ({ scored_runs }: { scored_runs: number }): boolean => scored_runs > 0;

interface ChartsProps {
  userId: string;
  /** The first day with anything done. */
  first: string;
  /** Exercises with a score. */
  known: readonly ExerciseId[];
}

function Charts({ userId, first, known }: ChartsProps) {
  const { t } = useTranslation(['progress', 'training']);
  const { dayOf, weekStart } = usePlanning(userId);
  const today = dayOf(useNow(true, minuteMs));
  const { range, exercise, choose } = useChoice(known);
  const asked = range === 'all' ? first : addDays(today, 1 - Number(range));
  const from = asked < first ? first : asked;
  return (
    <div data-screen="analytics" className="grid grid-cols-1 gap-12 pb-16">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Field label={t('filter.range')} className="w-full max-w-60">
          <NativeSelect
            value={range}
            onChange={({ target }) => choose({ range: ranges.find((one) => one === target.value) ?? 'all' })}
          >
            {ranges.map((one) => (
              <option key={one} value={one}>
                {one === 'all' ? t('filter.all') : t('words.days', { count: Number(one) })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('exercises.exercise')} className="w-full max-w-80">
          <NativeSelect value={exercise ?? ''} onChange={({ target }) => choose({ exercise: target.value })}>
            <option value="">{t('filter.every')}</option>
            {known.map((id) => (
              <option key={id} value={id}>
                {t(`training:exercise.${id}.name`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Activity userId={userId} from={from < today ? from : today} today={today} weekStart={weekStart} />
      <Section title={t('trends.title')}>
        {known.length === 0 ? (
          <p className="text-ink-soft">{t('exercises.none')}</p>
        ) : (
          <div className="grid grid-cols-1 gap-10">
            {known
              .filter((id) => exercise === null || id === exercise)
              .map((id) => (
                <ExerciseTrend key={id} userId={userId} id={id} from={from} />
              ))}
          </div>
        )}
      </Section>
      <Section title={t('compare.title')}>
        <p className="mb-3 max-w-read text-ink-soft">{t('compare.text')}</p>
        <ButtonLink to={paths.testHistory} variant="outline">
          {t('words.allResults')}
        </ButtonLink>
      </Section>
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
  const weeks = Math.ceil((daysBetween(from, today) + 7) / 7);
  return (
    <>
      <Section title={t('numbers.title')}>
        <p className="-mt-2 mb-5 text-ink-soft">{words.range(from, today)}</p>
        <Numbers days={days.data} bursts={bursts.data} />
      </Section>
      <Section title={t('heat.title')}>
        <HeatMap weeks={heatWeeks(days.data, { today, weeks, weekStart })} />
      </Section>
      <Section title={t('weeks.title')}>
        <WeekBars weeks={weeksOf(days.data, bursts.data, { from, to: today, weekStart })} />
      </Section>
      <BurstParts bursts={bursts.data} />
    </>
  );
}
