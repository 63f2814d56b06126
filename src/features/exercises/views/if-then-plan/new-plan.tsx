import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { criteria } from '@/lib/exercises/if-then-plan/score';
import type { Commitment } from '@/lib/exercises/own-words';
import { dayMs } from '@/lib/time';
import { CriteriaList } from '../../logged/criteria-list';
import { FormStep } from '../../logged/form-step';
import { localMoment, readLocalMoment } from '../../logged/local-time';
import { MomentField } from '../../logged/moment-field';
import { WordsField, wordsOf } from '../../logged/words-field';
import { Rehearsal } from './rehearsal';

type Words = 'goal' | 'outcome' | 'obstacle' | 'cue' | 'action';
type Criterion = (typeof criteria)[number];

export interface WrittenPlan extends Pick<Commitment, 'goal' | 'outcome' | 'obstacle' | 'cue' | 'action'> {
  readonly met: readonly Criterion[];
  readonly dueAt: number;
  readonly rehearsed: number;
  readonly confidence: number;
}

const longest = 200;
const empty: Record<Words, string> = { goal: '', outcome: '', obstacle: '', cue: '', action: '' };

export interface NewPlanProps {
  busy: boolean;
  error: unknown;
  onDone: (plan: WrittenPlan) => Promise<void>;
}

/** Wish, outcome and obstacle; then the plan; then a look at it; then saying it three times. */
export function NewPlan({ busy, error, onDone }: NewPlanProps) {
  const { t } = useTranslation(['exercise-if-then-plan', 'player']);
  const [part, setPart] = useState<'wish' | 'plan' | 'look' | 'say'>('wish');
  const [words, setWords] = useState(empty);
  const [due, setDue] = useState(() => localMoment(Date.now() + dayMs));
  const [met, setMet] = useState<readonly Criterion[]>([]);
  const [wasTried, setTried] = useState(false);
  const field = (name: Words) => ({
    name,
    label: t(`fields.${name}`),
    hint: t(`hints.${name}`),
    max: longest,
    value: words[name],
    onChange: (value: string) => setWords({ ...words, [name]: value }),
  });
  const cue = wordsOf(words.cue);
  const action = wordsOf(words.action);
  const dueAt = readLocalMoment(due);
  const isLater = dueAt !== null && dueAt > Date.now();
  const missing = (value: string | null) =>
    wasTried && value === null ? t('player:form.missing') : undefined;
  const back = (to: typeof part) => (
    <Button size="lg" variant="outline" onClick={() => setPart(to)} data-action="back">
      {t('player:form.back')}
    </Button>
  );

  if (part === 'wish') {
    return (
      <FormStep
        key={part}
        title={t('wish')}
        text={t('player:form.private')}
        submit={t('player:form.on')}
        onSubmit={() => setPart('plan')}
      >
        <WordsField {...field('goal')} />
        <WordsField {...field('outcome')} />
        <WordsField {...field('obstacle')} />
      </FormStep>
    );
  }
  if (part === 'plan') {
    const next = () => {
      setTried(true);
      if (cue !== null && action !== null && isLater) setPart('look');
    };
    return (
      <FormStep
        key={part}
        title={t('plan')}
        submit={t('player:form.on')}
        onSubmit={next}
        aside={back('wish')}
      >
        <WordsField {...field('cue')} required error={missing(cue)} />
        <WordsField {...field('action')} required error={missing(action)} />
        <MomentField
          name="due"
          label={t('fields.due')}
          hint={t('hints.due')}
          error={wasTried && !isLater ? t('later') : undefined}
          value={due}
          onChange={setDue}
        />
      </FormStep>
    );
  }
  if (cue === null || action === null || dueAt === null) return null;
  if (part === 'look') {
    return (
      <FormStep
        key={part}
        title={t('player:form.look')}
        text={t('sentence', { cue, action })}
        submit={t('player:form.on')}
        onSubmit={() => setPart('say')}
        aside={back('plan')}
      >
        <CriteriaList
          legend={t('player:form.true')}
          hint={t('player:form.trueHint')}
          criteria={criteria}
          met={met}
          onChange={setMet}
          labelOf={(id) => t(`criteria.${id}`)}
          exampleOf={(id) => t(`examples.${id}`)}
        />
      </FormStep>
    );
  }
  const written = {
    goal: wordsOf(words.goal),
    outcome: wordsOf(words.outcome),
    obstacle: wordsOf(words.obstacle),
    ...{ cue, action, met, dueAt },
  };
  return (
    <Rehearsal
      cue={cue}
      action={action}
      busy={busy}
      error={error}
      // What went wrong is told beside the button.
      onDone={(said) => void onDone({ ...written, ...said }).catch(() => {})}
    />
  );
}
