import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastRounds } from '@/api/training/last-rounds';
import type { BreathingRun } from '@/api/training/local-breathing';
import { clockDrawings } from '@/components/drawings/clocks';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { useFormats } from '@/i18n/use-formats';
import { type ExerciseAccess, isRoundOpen } from '@/lib/billing/exercise-access';
import {
  type BreathPatternId,
  breathMinutes,
  breathPatternIds,
  outBreathChoicesMs,
} from '@/lib/cognitive/breath-patterns';
import { settleMs } from '@/lib/cognitive/breathing';
import { findExercise } from '@/lib/cognitive/registry';
import { secondMs } from '@/lib/time';
import { RatingField } from '../../logged/rating-field';
import { LengthGate } from '../length-gate';
import { OpenedSettings, QuickStart } from '../quick-start';
import { ToneChoice } from './tone-choice';
import { canVibrate } from './vibration';

export type BreathingChoices = Pick<
  BreathingRun,
  'pattern' | 'minutes' | 'outMs' | 'withSound' | 'withVibration' | 'pressAlong' | 'calmBefore'
>;

const usualMinutes = 5;
const freeMinutes = findExercise('breathing')?.freeMinutes ?? null;
const freeLength = breathMinutes.find((minutes) => minutes === freeMinutes) ?? usualMinutes;

const usual: Omit<BreathingChoices, 'minutes'> & { minutes: BreathingChoices['minutes'] | null } = {
  pattern: 'calm',
  minutes: null,
  outMs: 6000,
  withSound: false,
  withVibration: false,
  pressAlong: false,
  calmBefore: null,
};

export interface BreathingSetupProps {
  userId: string;
  access: ExerciseAccess;
  /** It is being asked whether the round may begin. */
  busy: boolean;
  onBegin: (choices: BreathingChoices) => void;
}

/** One press begins as the last time, or in the usual way; the settings open behind it. */
export function BreathingSetup({ userId, access, busy, onBegin }: BreathingSetupProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const formats = useFormats();
  const [chosen, setChoices] = useState(() => ({ ...usual, ...lastRounds(userId).breathing }));
  const [changing, setChanging] = useState(false);
  const isOpen = (minutes: number) => isRoundOpen({ freeMinutes }, access, minutes);
  const choices: BreathingChoices = {
    ...chosen,
    minutes: openLength(chosen.minutes, changing, isOpen),
  };
  const isClosed = !isOpen(choices.minutes);
  const choose = (change: Partial<typeof usual>) => setChoices((before) => ({ ...before, ...change }));
  const patternName = (pattern: BreathPatternId) =>
    t(`breathing.patterns.${pattern}`, { out: formats.count(choices.outMs / secondMs) });
  const settleNote = t('breathing.settleNote', { seconds: formats.count(settleMs / secondMs) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isClosed && !busy) onBegin(choices);
  };
  if (!changing) {
    return (
      <QuickStart
        title={t('exercise.breathing.name')}
        drawing={clockDrawings.breathing}
        summary={patternName(choices.pattern)}
        note={settleNote}
        label={t('breathing.quick', { count: choices.minutes })}
        busy={busy}
        onStart={() => onBegin(choices)}
        onChange={() => setChanging(true)}
      />
    );
  }
  return (
    <OpenedSettings>
      <form onSubmit={submit} className="grid gap-7">
        <h1 tabIndex={-1} className="text-2xl">
          {t('breathing.setupTitle')}
        </h1>
        <RadioGroup
          legend={t('breathing.pattern')}
          value={choices.pattern}
          onValueChange={(value) => choose({ pattern: value as BreathPatternId })}
        >
          {breathPatternIds.map((pattern) => (
            <RadioRow key={pattern} value={pattern} label={patternName(pattern)} />
          ))}
        </RadioGroup>
        {choices.pattern === 'calm' ? (
          <RadioGroup
            legend={t('breathing.outBreath')}
            value={String(choices.outMs)}
            onValueChange={(value) =>
              choose({ outMs: outBreathChoicesMs.find((ms) => String(ms) === value) ?? 6000 })
            }
          >
            <div className="grid gap-2 sm:grid-cols-3">
              {outBreathChoicesMs.map((ms) => (
                <RadioRow key={ms} value={String(ms)} label={t('breathing.seconds', { count: ms / 1000 })} />
              ))}
            </div>
          </RadioGroup>
        ) : null}
        <RadioGroup
          legend={t('breathing.length')}
          hint={settleNote}
          value={String(choices.minutes)}
          onValueChange={(value) =>
            choose({ minutes: breathMinutes.find((minutes) => String(minutes) === value) ?? null })
          }
        >
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {breathMinutes.map((minutes) => (
              <RadioRow
                key={minutes}
                value={String(minutes)}
                label={t('words.minutes', { count: minutes })}
                hint={isOpen(minutes) ? undefined : t('plans.plus')}
              />
            ))}
          </div>
        </RadioGroup>
        <RatingField
          name="before"
          label={t('breathing.calmBefore')}
          value={choices.calmBefore}
          onChange={(calmBefore) => choose({ calmBefore })}
        />
        <div className="grid gap-2">
          <ToneChoice checked={choices.withSound} onChange={(withSound) => choose({ withSound })} />
          {canVibrate() ? (
            <Checkbox
              label={t('breathing.vibration')}
              hint={t('breathing.vibrationHint')}
              checked={choices.withVibration === true}
              onChange={(event) => choose({ withVibration: event.target.checked })}
            />
          ) : null}
          <Checkbox
            label={t('breathing.pressAlong')}
            hint={t('breathing.pressAlongHint')}
            checked={choices.pressAlong}
            onChange={(event) => choose({ pressAlong: event.target.checked })}
          />
        </div>
        <LengthGate
          closed={isClosed}
          exerciseId="breathing"
          freeMinutes={freeMinutes}
          onFree={() => choose({ minutes: freeLength })}
        >
          <Button type="submit" size="lg" busy={busy}>
            {t('breathing.begin')}
          </Button>
        </LengthGate>
      </form>
    </OpenedSettings>
  );
}

/** What was chosen; the usual length, or the free one, where nothing was chosen or the last one is closed by now. */
function openLength(
  chosen: BreathingChoices['minutes'] | null,
  byHand: boolean,
  isOpen: (minutes: number) => boolean,
): BreathingChoices['minutes'] {
  if (chosen !== null && (byHand || isOpen(chosen))) return chosen;
  return isOpen(usualMinutes) ? usualMinutes : freeLength;
}
