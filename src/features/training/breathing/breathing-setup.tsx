import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreathingRun } from '@/api/training/local-breathing';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { type ExerciseAccess, isRoundOpen } from '@/lib/billing/exercise-access';
import {
  type BreathPatternId,
  breathMinutes,
  breathPatternIds,
  outBreathChoicesMs,
} from '@/lib/cognitive/breathing';
import { findExercise } from '@/lib/cognitive/registry';
import { LengthGate } from '../length-gate';
import { CalmRating } from './calm-rating';
import { ToneChoice } from './tone-choice';

export type BreathingChoices = Pick<
  BreathingRun,
  'pattern' | 'minutes' | 'outMs' | 'withSound' | 'pressAlong' | 'calmBefore'
>;

const usualMinutes = 5;
const freeMinutes = findExercise('breathing')?.freeMinutes ?? null;
const freeLength = breathMinutes.find((minutes) => minutes === freeMinutes) ?? usualMinutes;

const start: Omit<BreathingChoices, 'minutes'> & { minutes: BreathingChoices['minutes'] | null } = {
  pattern: 'calm',
  minutes: null,
  outMs: 6000,
  withSound: false,
  pressAlong: false,
  calmBefore: null,
};

export interface BreathingSetupProps {
  access: ExerciseAccess;
  onBegin: (choices: BreathingChoices) => void;
}

export function BreathingSetup({ access, onBegin }: BreathingSetupProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const [chosen, setChoices] = useState(start);
  const isOpen = (minutes: number) => isRoundOpen({ freeMinutes }, access, minutes);
  const choices: BreathingChoices = {
    ...chosen,
    minutes: chosen.minutes ?? (isOpen(usualMinutes) ? usualMinutes : freeLength),
  };
  const isClosed = !isOpen(choices.minutes);
  const choose = (change: Partial<typeof start>) => setChoices((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isClosed) onBegin(choices);
  };
  return (
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
          <RadioRow key={pattern} value={pattern} label={t(`breathing.patterns.${pattern}`)} />
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
      <CalmRating
        label={t('breathing.calmBefore')}
        value={choices.calmBefore}
        onChange={(calmBefore) => choose({ calmBefore })}
      />
      <div className="grid gap-2">
        <ToneChoice checked={choices.withSound} onChange={(withSound) => choose({ withSound })} />
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
        <Button type="submit" size="lg">
          {t('breathing.begin')}
        </Button>
      </LengthGate>
    </form>
  );
}
