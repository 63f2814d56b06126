import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastRounds } from '@/api/training/last-rounds';
import { ButtonLink } from '@/components/button-link';
import { clockDrawings } from '@/components/drawings/clocks';
import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';

/** What is begun by one press at most takes so long where a short step is meant. */
const shortMinutes = 5;

export interface FewMinutesProps {
  userId: string;
  /** The one that asks nothing first, and no longer than a short step. */
  short?: boolean;
}

/** The two clocks, begun by one press as they were last time; who never named a task names one first. */
export function FewMinutes({ userId, short = false }: FewMinutesProps) {
  const { t } = useTranslation(['dashboard', 'training']);
  const [last] = useState(() => lastRounds(userId));
  const breathing = last.breathing?.minutes ?? null;
  const isTooLong = short && breathing !== null && breathing > shortMinutes;
  return (
    <Section title={t('few.title')}>
      <ul className="border-t border-line">
        {short ? null : (
          <Exercise
            id="focus-burst"
            text={last.burst ? t('few.burstOn', { task: last.burst.task }) : t('few.burst')}
            minutes={last.burst?.minutes ?? null}
            begins={last.burst !== undefined}
          />
        )}
        <Exercise
          id="breathing"
          text={t('few.breathing')}
          minutes={isTooLong ? null : breathing}
          begins={!isTooLong}
        />
      </ul>
    </Section>
  );
}

interface ExerciseProps {
  id: keyof typeof clockDrawings;
  text: string;
  /** How long it was last time; null where it was never begun. */
  minutes: number | null;
  /** At once; else something is to be said first. */
  begins: boolean;
}

function Exercise({ id, text, minutes, begins }: ExerciseProps) {
  const { t } = useTranslation(['dashboard', 'training']);
  const name = t(`training:exercise.${id}.name`);
  const start = minutes === null ? t('words.start') : t('few.begin', { count: minutes });
  const action = begins ? start : id === 'breathing' ? t('words.open') : t('few.prepare');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Drawing shapes={clockDrawings[id]} size="list" />
      <div className="min-w-0">
        <h3 className="text-[1.15rem]">{name}</h3>
        <p className="text-ink-soft wrap-anywhere">{text}</p>
      </div>
      <ButtonLink
        to={href(paths.exercise, { exerciseId: id })}
        state={begins ? { begin: true } : null}
        variant="outline"
        size="sm"
        data-action={`begin-${id}`}
        className="max-sm:col-start-2 max-sm:justify-self-start"
        aria-label={t('words.pair', { name, text: action })}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
