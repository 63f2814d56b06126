import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { FormStep } from '../../logged/form-step';
import { RatingField } from '../../logged/rating-field';

const times = 3;

export interface RehearsalProps {
  cue: string;
  action: string;
  busy: boolean;
  error: unknown;
  onDone: (said: { readonly rehearsed: number; readonly confidence: number }) => void;
}

/** The plan is said to oneself three times; then how sure one is of it. */
export function Rehearsal({ cue, action, busy, error, onDone }: RehearsalProps) {
  const { t } = useTranslation(['exercise-if-then-plan', 'player']);
  const [rehearsed, setRehearsed] = useState(0);
  const [confidence, setConfidence] = useState<number | null>(null);
  const [wasTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (confidence !== null) onDone({ rehearsed, confidence });
  };
  return (
    <FormStep
      title={t('say')}
      text={t('sayText')}
      submit={t('save')}
      busy={busy}
      error={error}
      onSubmit={save}
    >
      <p className="rounded-m bg-sunken px-5 py-4 font-serif text-xl text-balance" data-part="sentence">
        {t('sentence', { cue, action })}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="outline"
          size="lg"
          // Not taken away: whoever pressed it last would stand nowhere.
          aria-disabled={rehearsed >= times || undefined}
          onClick={() => setRehearsed(Math.min(times, rehearsed + 1))}
          data-action="said"
        >
          {t('said')}
        </Button>
        <p role="status" className="tabular-nums">
          {t('saidOf', { said: rehearsed, times })}
        </p>
      </div>
      <div className="grid gap-1.5">
        <RatingField name="confidence" label={t('confidence')} value={confidence} onChange={setConfidence} />
        <p role="status" className="text-sm font-medium text-danger">
          {wasTried && confidence === null ? t('player:form.missing') : null}
        </p>
      </div>
    </FormStep>
  );
}
