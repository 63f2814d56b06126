import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { soundLevel } from '@/hooks/display-effects';
import { currentLanguage } from '@/i18n/init';
import { exercise } from '@/lib/exercises/body-scan/exercise';
import { FormStep } from '../logged/form-step';
import { RatingField } from '../logged/rating-field';
import { type ChoicesProps, loggedView, type SessionOf } from '../view';
import { createChime } from './body-scan/chime';
import { useLocalVoice } from './body-scan/local-voice';
import { scanClock, toldAt } from './body-scan/scan-clock';
import { ScanRunning } from './body-scan/scan-running';

type Props = SessionOf<typeof exercise>;

function Session(props: Props) {
  const { config, entries, onEntry, onOver } = props;
  const { t } = useTranslation('exercise-body-scan');
  const [calm, setCalm] = useState<number | null>(null);
  const [chime] = useState(createChime);
  useEffect(() => () => chime.close(), [chime]);
  const voice = useLocalVoice(currentLanguage());
  const isSpoken = config.variant === 'voice';
  const { phase } = scanClock(entries, config.minutes, toldAt(entries));

  const rate = (when: 'before' | 'after') => {
    if (calm !== null) onEntry({ type: 'calm', when, value: calm });
    setCalm(null);
  };
  if (phase === 'ready') {
    const start = () => {
      // Browsers keep sound silent until something is pressed.
      if (isSpoken) chime.open();
      rate('before');
      onEntry({ type: 'start', at: Date.now() });
    };
    return (
      <FormStep
        key={phase}
        title={t('ready')}
        text={isSpoken && voice === null ? t('noVoice') : t('readyText')}
        submit={t('begin')}
        onSubmit={start}
      >
        <RatingField name="before" label={t('calmNow')} value={calm} onChange={setCalm} />
      </FormStep>
    );
  }
  if (phase === 'complete') {
    const finish = () => {
      rate('after');
      onOver();
    };
    return (
      <FormStep
        key={phase}
        title={t('after')}
        text={t('afterText')}
        submit={t('words.seeResult')}
        onSubmit={finish}
      >
        <RatingField name="after" label={t('calmNow')} value={calm} onChange={setCalm} />
      </FormStep>
    );
  }
  // Where all sounds are off, a screen reader says what the voice would.
  const speaks = isSpoken && soundLevel() > 0;
  return <ScanRunning {...props} voice={speaks ? voice : null} chime={isSpoken ? chime : null} />;
}

const lengths = ['5', '10', '15'] as const;

function Choices({ options, onChange }: ChoicesProps) {
  const { t } = useTranslation('exercise-body-scan');
  return (
    <ChoiceBar
      legend={t('length')}
      choices={lengths.map((value) => ({ value, label: t('words.minutes', { count: Number(value) }) }))}
      value={lengths.find((known) => Number(known) === options.minutes) ?? '10'}
      onValueChange={(value) => onChange({ ...options, minutes: Number(value) })}
    />
  );
}

export const view = loggedView(exercise, {
  variants: ['voice', 'transcript'],
  Choices,
  Session,
  measures: [
    { id: 'done', unit: 'percent', of: ({ completed }) => completed, part: 'done' },
    { id: 'onBody', unit: 'percent', of: ({ onTask }) => onTask, part: 'on_body', optional: true },
    { id: 'probes', unit: 'count', of: ({ probes }) => probes },
    { id: 'calmBefore', unit: 'count', of: ({ calmBefore }) => calmBefore, optional: true },
    { id: 'calmAfter', unit: 'count', of: ({ calmAfter }) => calmAfter, optional: true },
  ],
});
