import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planningSettingsQuery } from '@/api/account/settings';
import { habitBookQuery } from '@/api/habits/habits';
import { burstFactsQuery, dailyActivityQuery } from '@/api/progress/activity';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { OwnPrompt } from '@/features/gates/own-prompt';
import type { BurstFacts, DayFacts } from '@/lib/progress/days';
import { heatWeeks } from '@/lib/progress/heat';
import { weeksOf } from '@/lib/progress/statistics';
import { isMilestone } from '@/lib/upgrade/milestone';
import { AchievementList } from './achievement-list';
import { BurstParts } from './burst-parts';
import { HeatMap } from './heat-map';
import { Numbers } from './numbers';
import { useDayWords } from './use-day-words';
import { type ProgressRange, useRange } from './use-range';
import { WeekBars } from './week-bars';

// Below the first screen, and what is said of new ones: each in a place of its own.
const ChangesBlock = lazyWhenIdle(() => import('./changes-block').then((module) => module.ChangesBlock));
const ExerciseBests = lazyWhenIdle(() => import('./exercise-bests').then((module) => module.ExerciseBests));
const TrendsBlock = lazyWhenIdle(() => import('./trends-block').then((module) => module.TrendsBlock));
const NewAchievements = lazyWhenIdle(() =>
  import('./new-achievements').then((module) => module.NewAchievements),
);

/** All own results are listed on every plan. */
const mostResults = 100;

/** What a person did, as far as their plan shows it: the same in the dashboard and at its own address. */
export function MyProgress({ userId }: { userId: string }) {
  const range = useRange(userId);
  return (
    <div data-screen="my-progress" className="grid grid-cols-1 gap-12 pb-16">
      {range === null ? <LoadingState /> : <Known userId={userId} range={range} />}
    </div>
  );
}

interface RangeProps {
  userId: string;
  range: ProgressRange;
}

function Known({ userId, range }: RangeProps) {
  const { from, today } = range;
  const days = useQuery(dailyActivityQuery(userId, from, today));
  const bursts = useQuery(burstFactsQuery(userId, from, today));
  const failed = days.error ?? bursts.error;
  // What stands below is pushed away by days that come after it.
  if (!failed && (!days.data || !bursts.data)) return <LoadingState />;
  return (
    <>
      {days.data && bursts.data ? (
        <Activity userId={userId} range={range} days={days.data} bursts={bursts.data} />
      ) : (
        <ErrorState
          error={failed}
          onRetry={() => void Promise.all([days.refetch(), bursts.refetch()])}
          retrying={days.isFetching || bursts.isFetching}
        />
      )}
      <Rest userId={userId} />
    </>
  );
}

interface ActivityProps extends RangeProps {
  days: readonly DayFacts[];
  bursts: readonly BurstFacts[];
}

function Activity({ userId, range, days, bursts }: ActivityProps) {
  const { t } = useTranslation('progress');
  const words = useDayWords();
  const { from, today, isPaid } = range;
  // Without it the picture has no marks, and nothing else is missing.
  const { data: book } = useQuery(habitBookQuery(userId));
  if (days.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        action={<ButtonLink to={paths.trainingHub}>{t('words.start')}</ButtonLink>}
      />
    );
  }
  // Weeks before somebody began say nothing.
  const first = days[0]?.date ?? from;
  const runs = days.reduce((sum, day) => sum + day.runs + day.bursts, 0);
  return (
    <>
      <Section title={t('numbers.title')}>
        <p className="-mt-2 mb-5 text-ink-soft">{words.range(from, today)}</p>
        <Numbers days={days} bursts={bursts} />
      </Section>
      <Section title={t('heat.title')}>
        <HeatMap weeks={heatWeeks(days, { ...range, daysOff: book?.days_off ?? [] })} />
        {isPaid ? (
          <Link to={paths.analytics} className="link inline-flex min-h-11 items-center">
            {t('toAnalytics')}
          </Link>
        ) : (
          <p className="mt-3 max-w-read text-sm text-ink-soft">{t('limited')}</p>
        )}
      </Section>
      <Section title={t('weeks.title')}>
        <WeekBars weeks={weeksOf(days, bursts, { ...range, from: first, to: today })} />
        {/* Known seconds later: above, it would push away what somebody is reading. */}
        <div className="has-[[data-part]]:mt-6">
          <Suspense fallback={null}>
            <NewAchievements userId={userId} />
          </Suspense>
        </div>
      </Section>
      <BurstParts bursts={bursts} />
      {isPaid ? (
        <Suspense fallback={null}>
          <TrendsBlock userId={userId} from={from} />
        </Suspense>
      ) : null}
      <OwnPrompt placement="progress_milestone" happened={isMilestone(runs)} />
    </>
  );
}

function Rest({ userId }: { userId: string }) {
  const { t } = useTranslation('progress');
  const { data: settings } = useQuery(planningSettingsQuery(userId));
  return (
    <>
      <Section title={t('words.yourResults')}>
        <Suspense fallback={<LoadingState />}>
          <ChangesBlock userId={userId} most={mostResults} />
        </Suspense>
      </Section>
      <Section title={t('words.exercises')}>
        <Suspense fallback={<LoadingState />}>
          <ExerciseBests userId={userId} />
        </Suspense>
      </Section>
      {settings?.show_achievements === true ? (
        <Section title={t('words.achievements')} id="achievements">
          <AchievementList userId={userId} />
        </Section>
      ) : null}
    </>
  );
}
