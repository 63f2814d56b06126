import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recentFocusSessionsQuery } from '@/api/training/focus-sessions';
import { createBurst } from '@/api/training/local-bursts';
import { Form, FormField, useHouseForm, useSave } from '@/components/form';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { href, paths } from '@/config/paths';
import { type ExerciseAccess, isRoundOpen } from '@/lib/billing/exercise-access';
import { type BurstForm, burstFormSchema, minutesOf } from '@/lib/cognitive/burst-form';
import {
  type Burst,
  burstMinutes,
  maxStepLength,
  maxTaskLength,
  suggestMinutes,
} from '@/lib/cognitive/focus-burst';
import { findExercise } from '@/lib/cognitive/registry';
import { LengthGate } from './length-gate';
import { MoodChoice } from './mood-choice';

const freeMinutes = findExercise('focus-burst')?.freeMinutes ?? null;

export interface BurstSetupProps {
  userId: string;
  access: ExerciseAccess;
}

/** Names the task and the length, then opens the session. Nothing starts to run here. */
export function BurstSetup({ userId, access }: BurstSetupProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const isOpen = (minutes: number | null) => isRoundOpen({ freeMinutes }, access, minutes);
  const suggested = useSuggestedMinutes(userId, isOpen);
  const isOffered = burstMinutes.some((minutes) => minutes === suggested);
  const form = useHouseForm(burstFormSchema, {
    values: {
      task: '',
      firstStep: '',
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
  const save = useSaveBurst(userId);

  const lengthHint = (minutes: number) => {
    if (!isOpen(minutes)) return t('plans.plus');
    return minutes === suggested ? t('burst.suggested') : undefined;
  };

  return (
    <Form form={form} onSubmit={(checked) => (isClosed ? undefined : save(checked))} className="grid gap-7">
      <h1 tabIndex={-1} className="text-2xl">
        {t('burst.setupTitle')}
      </h1>
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
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
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
      <MoodChoice
        legend={t('burst.moodBefore')}
        value={mood}
        onChange={(next) => form.setValue('mood', next, { shouldDirty: true })}
      />
      <LengthGate
        closed={isClosed}
        exerciseId="focus-burst"
        freeMinutes={freeMinutes}
        onFree={() => setLength(String(freeMinutes))}
      >
        <Button type="submit" size="lg">
          {t('burst.begin')}
        </Button>
      </LengthGate>
    </Form>
  );
}

/** The length that fits what was done lately; what is closed is never suggested. */
function useSuggestedMinutes(userId: string, isOpen: (minutes: number) => boolean): number {
  const { data: past = [] } = useQuery(recentFocusSessionsQuery(userId));
  const fitting = suggestMinutes(
    past.map((one) => ({ plannedSeconds: one.planned_seconds, focusedSeconds: one.focused_seconds })),
  );
  return isOpen(fitting) ? fitting : (freeMinutes ?? fitting);
}

/** Keeps the burst on this device and opens its session. */
function useSaveBurst(userId: string): (form: BurstForm) => void {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const { save } = useSave(
    {
      mutationFn: (burst: Burst) => createBurst(userId, burst),
      // Nothing is sent: it works without a connection.
      networkMode: 'always',
      onSuccess: (_, { id }) => navigate(href(paths.focusBurstSession, { sessionId: id })),
    },
    { failed: t('burst.saveFailed'), explain: () => undefined },
  );
  return (form) => {
    const { task, firstStep, mood } = form;
    const plannedSeconds = (minutesOf(form) ?? 0) * 60;
    save({
      version: 1,
      id: crypto.randomUUID(),
      task,
      firstStep,
      plannedSeconds,
      events: [],
      moodBefore: mood,
    });
  };
}
