import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SentenceGap } from '@/components/sentence-gap';
import { Card } from '@/components/ui/card';
import { RadioRow } from '@/components/ui/radio-row';
import { paths } from '@/config/paths';

const scale = ['never', 'rarely', 'sometimes', 'often', 'veryOften'] as const;

/** A question as the test asks it. It can be answered; the answer goes nowhere and says so. */
export function SampleQuestion() {
  const { t } = useTranslation('home');
  const [answer, setAnswer] = useState<string | null>(null);
  const id = useId();
  return (
    <Card tone="lifted" className="relative">
      <fieldset aria-describedby={`${id}-note`}>
        <legend className="mb-4 w-full">
          <span className="block text-sm text-ink-soft">{t('sample.label')}</span>
          <span className="mt-2 block font-serif text-[1.4rem] leading-tight font-[560] [word-spacing:0.06em] text-balance">
            {t('sample.question')}
          </span>
        </legend>
        <div className="grid gap-2">
          {scale.map((point, index) => (
            <RadioRow
              key={point}
              name={id}
              value={point}
              label={t(`scale.${point}`)}
              keyHint={String(index + 1)}
              checked={answer === point}
              onChange={() => setAnswer(point)}
            />
          ))}
        </div>
      </fieldset>
      <p id={`${id}-note`} aria-live="polite" className="mt-4 min-h-[3em] text-sm text-ink-soft">
        {answer === null ? t('sample.before') : t('sample.after')}
        <SentenceGap />
        {answer === null ? null : (
          <Link to={paths.focusSnapshot} className="link">
            {t('sample.start')}
          </Link>
        )}
      </p>
    </Card>
  );
}
