import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { clockDrawings } from '@/components/drawings/clocks';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { href, paths } from '@/config/paths';
import { exercises } from '@/lib/cognitive/registry';
import type { Task } from '@/lib/tasks/task';
import { type OneThing, shortestExercise } from '@/lib/today/dashboard';
import { LeadCard } from './lead-card';

/** Something of now that another part of the dashboard shows in full. */
export interface NowItem {
  readonly title: string;
  /** Where it is looked at or done. */
  readonly to: string;
}
export interface TimedItem extends NowItem {
  /** Milliseconds since 1970. */
  readonly atMs: number;
}
export type ThingNow = OneThing<TimedItem, TimedItem, Task, NowItem>;

export interface OneThingCardProps {
  thing: ThingNow;
  /** The step of the plan that is next, as a card. */
  ofStep: ReactNode;
  /** It was done today: it stays where it was ticked, and can be taken back there. */
  isStepDone: boolean;
}

/** One thing to do now, with one button. A burst that runs stands above as what to go on with. */
export function OneThingCard({ thing, ofStep, isStepDone }: OneThingCardProps) {
  const { t } = useTranslation(['dashboard', 'planner', 'training']);
  switch (thing.kind) {
    case 'burst':
      return null;
    case 'step':
      return ofStep;
    case 'task': {
      const { id, title, first_step } = thing.task;
      return (
        <LeadCard
          eyebrow={t('now.one')}
          title={title}
          text={first_step === '' ? undefined : t('planner:task.step', { step: first_step })}
          drawing={clockDrawings['focus-burst']}
          action={
            <ButtonLink
              to={`${href(paths.exercise, { exerciseId: 'focus-burst' })}?task=${id}`}
              data-action="burst-task"
            >
              {t('planner:task.burst')}
            </ButtonLink>
          }
          more={
            <Link to={paths.planner} className="link inline-flex min-h-11 items-center">
              {t('pages.planner')}
            </Link>
          }
        />
      );
    }
    case 'exercise': {
      const shortest = shortestExercise(exercises);
      if (!shortest) return null;
      return (
        <LeadCard
          eyebrow={t('now.exercise')}
          title={t(`training:exercise.${shortest.id}.name`)}
          text={t('words.minutes', { count: shortest.minutes.min })}
          drawing={exerciseDrawings[shortest.id]}
          action={
            <ButtonLink to={href(paths.exercise, { exerciseId: shortest.id })}>{t('words.start')}</ButtonLink>
          }
        />
      );
    }
    case 'done':
      if (isStepDone) return ofStep;
      return <LeadCard eyebrow={t('now.one')} title={t('planner:today.done')} drawing="success" />;
    default: {
      const item = { reminder: 'reminder', event: 'event', habit: 'habit' } as const;
      const { title, to } =
        thing.kind === 'reminder' ? thing.reminder : thing.kind === 'event' ? thing.event : thing.habit;
      return (
        <LeadCard
          eyebrow={t(`now.${item[thing.kind]}`)}
          title={title}
          drawing="waiting"
          action={<ButtonLink to={to}>{t('words.open')}</ButtonLink>}
        />
      );
    }
  }
}
