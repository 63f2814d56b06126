import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '@/components/score-bar';
import { Section } from '@/components/section';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';

const answers = ['rarely', 'sometimes', 'often'] as const;

/** Running text, a question and a bar, as they look now. */
export function LookSample() {
  const { t } = useTranslation('settings');
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <Section title={t('neuro.sample.title')} ruled>
      <div className="grid gap-7">
        <p className="max-w-read">{t('neuro.sample.text')}</p>
        <RadioGroup
          legend={<span className="font-serif text-lg font-medium">{t('neuro.sample.question')}</span>}
          value={answer}
          onValueChange={setAnswer}
        >
          {answers.map((value) => (
            <RadioRow key={value} value={value} label={t(`scale.${value}`)} />
          ))}
        </RadioGroup>
        <ScoreBar
          name={t('neuro.sample.bar')}
          score={52.5}
          label={t('zones.noticeable')}
          tone="mid"
          note={t('neuro.sample.note')}
        />
      </div>
    </Section>
  );
}
