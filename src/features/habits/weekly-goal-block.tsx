import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { GoalCard } from './goal-card';
import { useHabits } from './use-habits';

/** The goal of this week; picking one, where there is none. */
export function WeeklyGoalBlock({ userId, to }: { userId: string; to: string }) {
  const { t } = useTranslation('habits');
  const habits = useHabits(userId);
  // Its place is kept, so that nothing moves when it comes.
  if (habits.isPending) return <Skeleton className="h-40" />;
  if (!habits.book.data) return null;
  const goals = habits.book.data.goals.filter(({ status }) => status === 'active');
  return (
    <Section title={t('goal.title')}>
      {goals.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{t('goal.none')}</p>
          <ButtonLink to={to} variant="outline">
            {t('goal.pick')}
          </ButtonLink>
        </div>
      ) : (
        <div className="grid max-w-xl gap-6">
          {goals.map((goal) => (
            <GoalCard key={goal.id} userId={userId} goal={goal} habits={habits} />
          ))}
        </div>
      )}
    </Section>
  );
}
