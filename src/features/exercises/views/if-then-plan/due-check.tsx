import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFormats } from '@/i18n/use-formats';
import { planMetrics } from '@/lib/exercises/if-then-plan/score';
import type { Commitment } from '@/lib/exercises/own-words';
import { dayMs } from '@/lib/time';
import { FormStep } from '../../logged/form-step';
import { localMoment, readLocalMoment } from '../../logged/local-time';
import { MomentField } from '../../logged/moment-field';
import { type SaveCommitment, withCheck } from '../../logged/use-commitments';
import { WordsField, wordsOf } from '../../logged/words-field';

const longest = 200;

/** Not done twice in a row: a clearer moment or a smaller step is asked for. */
function needsChange({ id, checks }: Pick<Commitment, 'id' | 'checks'>): boolean {
  const told = checks.map(({ at, kept }) => ({ plan: id, at, done: kept }));
  return planMetrics(null, told).needChange.includes(id);
}

export interface DueCheckProps {
  plan: Commitment;
  dueAt: number;
  save: SaveCommitment;
}

/** The moment of a plan has passed: whether it was done, and when it comes again. */
export function DueCheck({ plan, dueAt, save }: DueCheckProps) {
  const { t } = useTranslation(['exercise-if-then-plan', 'player']);
  const formats = useFormats();
  const [kept, setKept] = useState<boolean | null>(null);
  const [cue, setCue] = useState(plan.cue);
  const [action, setAction] = useState(plan.action ?? '');
  const [next, setNext] = useState(() => localMoment(Date.now() + dayMs));
  const [wasTried, setTried] = useState(false);
  const sentence = t('sentence', { cue: plan.cue, action: plan.action ?? '' });

  if (kept === null) {
    return (
      <FormStep
        key="asked"
        title={t('wasDue')}
        text={formats.fullMoment(dueAt)}
        submit={t('done')}
        onSubmit={() => setKept(true)}
        aside={
          <Button size="lg" variant="outline" onClick={() => setKept(false)} data-action="not-done">
            {t('notDone')}
          </Button>
        }
      >
        <p className="font-serif text-xl text-balance">{sentence}</p>
      </FormStep>
    );
  }
  const checks = withCheck(plan, { at: Date.now(), dueAt, kept });
  const asksMore = needsChange({ id: plan.id, checks });
  const nextAt = readLocalMoment(next);
  const isLater = nextAt !== null && nextAt > Date.now();
  const words = { cue: wordsOf(cue), action: wordsOf(action) };
  const missing = (value: string | null) =>
    wasTried && value === null ? t('player:form.missing') : undefined;
  const goOn = () => {
    setTried(true);
    if (!isLater || words.cue === null || words.action === null) return;
    const change = { checks, due_at: new Date(nextAt).toISOString(), cue: words.cue, action: words.action };
    save.mutate({ id: plan.id, change });
  };
  return (
    <FormStep
      key="next"
      title={t('again')}
      text={asksMore ? undefined : sentence}
      submit={t('goOn')}
      busy={save.isPending}
      error={save.error}
      onSubmit={goOn}
      aside={
        <Button
          size="lg"
          variant="outline"
          disabled={save.isPending}
          onClick={() => save.mutate({ id: plan.id, change: { checks, status: 'ended' } })}
          data-action="end-plan"
        >
          {t('player:form.end')}
        </Button>
      }
    >
      {asksMore ? (
        <>
          <Notice>{t('smaller')}</Notice>
          <WordsField
            name="cue"
            label={t('fields.cue')}
            hint={t('hints.cue')}
            error={missing(words.cue)}
            required
            max={longest}
            value={cue}
            onChange={setCue}
          />
          <WordsField
            name="action"
            label={t('fields.action')}
            hint={t('hints.action')}
            error={missing(words.action)}
            required
            max={longest}
            value={action}
            onChange={setAction}
          />
        </>
      ) : null}
      <MomentField
        name="due"
        label={t('fields.due')}
        error={wasTried && !isLater ? t('later') : undefined}
        value={next}
        onChange={setNext}
      />
    </FormStep>
  );
}
