import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { recentFocusSessionsQuery } from '@/api/training/focus-sessions';
import { createBurst } from '@/api/training/local-bursts';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { href, paths } from '@/config/paths';
import { type ExerciseAccess, isRoundOpen } from '@/lib/billing/exercise-access';
import {
  burstMinutes,
  type Mood,
  maxStepLength,
  maxTaskLength,
  suggestMinutes,
} from '@/lib/cognitive/focus-burst';
import { findExercise } from '@/lib/cognitive/registry';
import { LengthGate } from '../length-gate';
import { MoodChoice } from '../mood-choice';
import { type BurstForm, type BurstFormErrors, checkBurstForm, minutesOf } from './burst-form';

const freeMinutes = findExercise('focus-burst')?.freeMinutes ?? null;

export interface BurstSetupProps {
  userId: string;
  access: ExerciseAccess;
  /** What opens the lengths that are closed. */
  gate: ReactNode;
}

/** Names the task and the length, then opens the session. Nothing starts to run here. */
export function BurstSetup({ userId, access, gate }: BurstSetupProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const navigate = useNavigate();
  const { data: past } = useQuery(recentFocusSessionsQuery(userId));
  const fitting = suggestMinutes(
    (past ?? []).map((one) => ({ plannedSeconds: one.planned_seconds, focusedSeconds: one.focused_seconds })),
  );
  const isOpen = (minutes: number | null) => isRoundOpen({ freeMinutes }, access, minutes);
  // What is closed is never suggested.
  const suggested = isOpen(fitting) ? fitting : (freeMinutes ?? fitting);
  const [chosenLength, setLength] = useState<string | null>(null);
  const [fields, setFields] = useState({ task: '', firstStep: '', otherMinutes: '' });
  const [mood, setMood] = useState<Mood | null>(null);
  const [errors, setErrors] = useState<BurstFormErrors>({});
  const formElement = useRef<HTMLFormElement>(null);

  const isOffered = burstMinutes.some((minutes) => minutes === suggested);
  const length = chosenLength ?? (isOffered ? String(suggested) : 'other');
  const otherMinutes =
    fields.otherMinutes === '' && chosenLength === null && !isOffered
      ? String(suggested)
      : fields.otherMinutes;
  const form: BurstForm = { ...fields, otherMinutes, length };
  const isClosed = access !== 'open' && !isOpen(minutesOf(form));

  const edit = (name: keyof typeof fields) => (event: { target: { value: string } }) => {
    setFields((before) => ({ ...before, [name]: event.target.value }));
    setErrors(({ [name]: _cleared, ...rest }) => rest);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isClosed) return;
    const found = checkBurstForm(form);
    setErrors(found);
    const minutes = minutesOf(form);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong || minutes === null) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    const id = crypto.randomUUID();
    try {
      await createBurst(userId, {
        version: 1,
        id,
        task: form.task.trim(),
        firstStep: form.firstStep.trim(),
        plannedSeconds: minutes * 60,
        events: [],
        moodBefore: mood,
      });
      await navigate(href(paths.focusBurstSession, { sessionId: id }));
    } catch {
      toast({ title: t('burst.saveFailed'), variant: 'destructive' });
    }
  };

  const errorText = (name: keyof BurstForm, max: number) => {
    const error = errors[name];
    if (error === 'required') return t('burst.taskRequired');
    return error === 'tooLong' ? t('burst.tooLong', { max }) : undefined;
  };

  const lengthHint = (minutes: number) => {
    if (!isOpen(minutes)) return t('upgrade:plan.plus');
    return minutes === suggested ? t('burst.suggested') : undefined;
  };

  return (
    <form ref={formElement} noValidate onSubmit={(event) => void submit(event)} className="grid gap-7">
      <h1 tabIndex={-1} className="text-2xl">
        {t('burst.setupTitle')}
      </h1>
      <TextField
        name="task"
        label={t('burst.task')}
        hint={t('burst.taskHint')}
        error={errorText('task', maxTaskLength)}
        value={form.task}
        onChange={edit('task')}
        required
        autoComplete="off"
      />
      <TextField
        name="firstStep"
        label={t('burst.firstStep')}
        hint={t('burst.firstStepHint')}
        error={errorText('firstStep', maxStepLength)}
        value={form.firstStep}
        onChange={edit('firstStep')}
        autoComplete="off"
      />
      <RadioGroup legend={t('burst.length')} value={length} onValueChange={setLength}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {burstMinutes.map((minutes) => (
            <RadioRow
              key={minutes}
              value={String(minutes)}
              label={t('minutes', { count: minutes })}
              hint={lengthHint(minutes)}
            />
          ))}
          <RadioRow
            value="other"
            label={t('burst.otherLength')}
            hint={access === 'open' ? undefined : t('upgrade:plan.plus')}
          />
        </div>
      </RadioGroup>
      {length === 'other' ? (
        <TextField
          name="otherMinutes"
          label={t('burst.otherMinutes')}
          error={errors.otherMinutes ? t('burst.minutesInvalid') : undefined}
          value={form.otherMinutes}
          onChange={edit('otherMinutes')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <MoodChoice legend={t('burst.moodBefore')} value={mood} onChange={setMood} />
      <LengthGate
        closed={isClosed}
        gate={gate}
        freeMinutes={freeMinutes}
        onFree={() => setLength(String(freeMinutes))}
      >
        <Button type="submit" size="lg">
          {t('burst.begin')}
        </Button>
      </LengthGate>
    </form>
  );
}
