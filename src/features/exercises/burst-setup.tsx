import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lastRounds } from '@/api/training/last-rounds';
import { recentFocusSessionsQuery } from '@/api/training/recent-bursts';
import { clockDrawings } from '@/components/drawings/clocks';
import { Drawing } from '@/components/drawings/drawing';
import { Form, FormField, useHouseForm } from '@/components/form';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type ExerciseAccess, isRoundOpen } from '@/lib/billing/exercise-access';
import { burstFormSchema, minutesOf } from '@/lib/cognitive/burst-form';
import { maxBurstMinutes, maxStepLength, maxTaskLength, minBurstMinutes } from '@/lib/cognitive/burst-limits';
import { burstMinutes, suggestMinutes } from '@/lib/cognitive/focus-burst';
import { findExercise } from '@/lib/cognitive/registry';
import { fieldsOf, PlannedTaskChoice, usePlannedTask } from './clocks/burst/planned-task';
import { useSaveBurst } from './clocks/burst/use-save-burst';
import { LengthGate } from './clocks/length-gate';
import { MoodChoice } from './clocks/mood-choice';
import { OpenedSettings, QuickStart } from './clocks/quick-start';

const freeMinutes = findExercise('focus-burst')?.freeMinutes ?? null;

export interface BurstSetupProps {
  userId: string;
  access: ExerciseAccess;
}

/** One press goes on with the last task; the settings, and who comes first, name the task and the length. */
export function BurstSetup({ userId, access }: BurstSetupProps) {
  const { t } = useTranslation('training');
  const [last] = useState(() => lastRounds(userId).burst);
  const [changing, setChanging] = useState(false);
  const { save, busy } = useSaveBurst(userId);
  const wanted = useWantedMinutes();
  const planned = usePlannedTask(userId);
  if (planned === 'loading') return <LoadingState />;
  if (!last || planned) {
    return (
      <BurstSettings
        key={planned?.id}
        userId={userId}
        access={access}
        {...(planned ? fieldsOf(planned) : { task: '' })}
        wanted={wanted}
      />
    );
  }
  if (changing) {
    return (
      <OpenedSettings>
        <BurstSettings userId={userId} access={access} task={last.task} wanted={wanted} />
      </OpenedSettings>
    );
  }
  const asked = wanted ?? last.minutes;
  const isOpen = isRoundOpen({ freeMinutes }, access, asked);
  const minutes = isOpen ? asked : (freeMinutes ?? asked);
  return (
    <QuickStart
      title={t('exercise.focus-burst.name')}
      drawing={clockDrawings['focus-burst']}
      summary={t('burst.quickNote')}
      label={t('burst.quick', { count: minutes, task: last.task })}
      busy={busy}
      onStart={() => save({ task: last.task, firstStep: '', mood: null, minutes, running: true })}
      onChange={() => setChanging(true)}
    />
  );
}

/** The length that a link asks for, such as a step of a plan; null for none. */
function useWantedMinutes(): number | null {
  const [search] = useSearchParams();
  const minutes = Number(search.get('minutes') ?? Number.NaN);
  return Number.isInteger(minutes) && minutes >= minBurstMinutes && minutes <= maxBurstMinutes
    ? minutes
    : null;
}

interface BurstSettingsProps extends BurstSetupProps {
  /** Stand in the fields at first. */
  task: string;
  firstStep?: string;
  /** Chosen at first, where it is open. */
  wanted: number | null;
}

/** Names the task and the length, then opens the session. Nothing starts to run here. */
function BurstSettings({ userId, access, task, firstStep = '', wanted }: BurstSettingsProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const isOpen = (minutes: number | null) => isRoundOpen({ freeMinutes }, access, minutes);
  const fitting = useSuggestedMinutes(userId, isOpen);
  const suggested = wanted !== null && isOpen(wanted) ? wanted : fitting;
  const isOffered = burstMinutes.some((minutes) => minutes === suggested);
  const form = useHouseForm(burstFormSchema, {
    values: {
      task,
      firstStep,
      length: isOffered ? String(suggested) : 'other',
      otherMinutes: isOffered ? '' : String(suggested),
      mood: null,
    },
  });
  const [length, otherMinutes, mood] = useWatch({
    control: form.control,
    name: ['length', 'otherMinutes', 'mood'],
  });
  const setLength = (next: string) => form.setValue('length', next, { shouldDirty: true });
  const isClosed = access !== 'open' && !isOpen(minutesOf({ length, otherMinutes }));
  const { save, busy } = useSaveBurst(userId);

  const lengthHint = (minutes: number) => {
    if (!isOpen(minutes)) return t('plans.plus');
    return minutes === suggested ? t('burst.suggested') : undefined;
  };

  return (
    <Form
      form={form}
      onSubmit={(checked) =>
        isClosed ? undefined : save({ ...checked, minutes: minutesOf(checked) ?? 0, running: false })
      }
      className="grid gap-7"
    >
      <div className="flex items-center justify-between gap-5">
        <h1 tabIndex={-1} className="text-2xl">
          {t('burst.setupTitle')}
        </h1>
        <Drawing shapes={clockDrawings['focus-burst']} className="-my-2 max-sm:size-20" />
      </div>
      <PlannedTaskChoice
        userId={userId}
        onChoose={(chosen) => {
          form.setValue('task', chosen.task, { shouldDirty: true });
          form.setValue('firstStep', chosen.firstStep, { shouldDirty: true });
        }}
      />
      <FormField
        form={form}
        name="task"
        label={t('burst.task')}
        hint={t('burst.taskHint')}
        faultValues={{ max: maxTaskLength }}
        required
        autoComplete="off"
      />
      <FormField
        form={form}
        name="firstStep"
        label={t('burst.firstStep')}
        hint={t('burst.firstStepHint')}
        faultValues={{ max: maxStepLength }}
        autoComplete="off"
      />
      <RadioGroup legend={t('burst.length')} value={length} onValueChange={setLength}>
        <div className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1 sm:grid-cols-3">
          {burstMinutes.map((minutes) => (
            <RadioRow
              key={minutes}
              value={String(minutes)}
              label={t('words.minutes', { count: minutes })}
              hint={lengthHint(minutes)}
            />
          ))}
          <RadioRow
            value="other"
            label={t('burst.otherLength')}
            hint={access === 'open' ? undefined : t('plans.plus')}
          />
        </div>
      </RadioGroup>
      {length === 'other' ? (
        <FormField
          form={form}
          name="otherMinutes"
          label={t('burst.otherMinutes')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <details data-part="mood" className="group border-y border-line">
        <summary className="flex min-h-13 list-none items-center py-2 justify-between gap-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
          <span>
            {t('burst.moodBefore')} <span className="font-normal text-ink-soft">({t('optional')})</span>
          </span>
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open:rotate-45"
          />
        </summary>
        <div className="pt-1 pb-5">
          <MoodChoice
            legend={<VisuallyHidden>{t('burst.moodBefore')}</VisuallyHidden>}
            value={mood}
            onChange={(next) => form.setValue('mood', next, { shouldDirty: true })}
          />
        </div>
      </details>
      <LengthGate
        closed={isClosed}
        exerciseId="focus-burst"
        freeMinutes={freeMinutes}
        onFree={() => setLength(String(freeMinutes))}
      >
        <Button type="submit" size="lg" busy={busy}>
          {t('burst.begin')}
        </Button>
      </LengthGate>
    </Form>
  );
}

/** The length that fits what was done lately; what is closed is never suggested. */
function useSuggestedMinutes(userId: string, isOpen: (minutes: number) => boolean): number {
  const { data: past = [] } = useQuery(recentFocusSessionsQuery(userId));
  // A room has its own times, which say nothing of how long one likes to work alone.
  const alone = past.filter(({ kind }) => kind !== 'room');
  const fitting = suggestMinutes(
    alone.map((one) => ({ plannedSeconds: one.planned_seconds, focusedSeconds: one.focused_seconds })),
  );
  return isOpen(fitting) ? fitting : (freeMinutes ?? fitting);
}
