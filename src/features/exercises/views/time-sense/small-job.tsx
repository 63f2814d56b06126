import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useFormats } from '@/i18n/use-formats';
import type { exercise, TimeJob } from '@/lib/exercises/time-sense/exercise';
import { StepField, StepTask } from '../../stepped/step-field';
import { useAnswerTime } from '../../stepped/step-time';
import type { StepOf } from '../../view';
import { CopyLine } from './copy-line';
import { SortWords } from './sort-words';
import { useWasHidden } from './use-was-hidden';

const longestS = 3600;

export interface SmallJobProps extends Pick<StepOf<typeof exercise>, 'onAnswer'> {
  job: TimeJob;
}

/** A forecast, then the job itself; what it is about is seen once the forecast is made. */
export function SmallJob({ job, onAnswer }: SmallJobProps) {
  const [predictedS, setPredictedS] = useState<number | null>(null);
  const isBegun = predictedS !== null;
  const { box, wasHidden } = useWasHidden<HTMLDivElement>(isBegun);
  const { took } = useAnswerTime(null, isBegun, () => undefined);
  if (!isBegun) return <Forecast job={job.job} onGive={setPredictedS} />;
  const done = () => onAnswer({ tookMs: took(), wasHidden: wasHidden(), predictedS, counted: null });
  return (
    <div ref={box}>
      {job.job === 'sort' ? (
        <SortWords words={job.words} onDone={done} />
      ) : (
        <CopyLine line={job.line} onDone={done} />
      )}
    </div>
  );
}

function Forecast({ job, onGive }: { job: TimeJob['job']; onGive: (seconds: number) => void }) {
  const { t } = useTranslation('exercise-time-sense');
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  // Not a moment after it is drawn: a letter typed in between would be lost.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seconds = Number(typed.normalize('NFKC').trim().replace(',', '.'));
    if (seconds > 0 && seconds <= longestS) onGive(seconds);
    else setWrong(true);
  };
  return (
    <StepField>
      <StepTask isTold>{t(`job.${job}`)}</StepTask>
      <form ref={box} noValidate onSubmit={submit} className="mx-auto grid w-full max-w-80 gap-5">
        <TextField
          label={t('forecast')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isWrong ? t('forecastWrong', { most: formats.count(longestS) }) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" size="lg" data-action="begin-job">
          {t('beginJob')}
        </Button>
      </form>
    </StepField>
  );
}
