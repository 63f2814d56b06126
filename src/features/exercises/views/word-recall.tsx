import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/text-field';
import { exercise } from '@/lib/exercises/word-recall/exercise';
import { longestFact } from '@/lib/exercises/word-recall/own-facts';
import { minPairs } from '@/lib/exercises/word-recall/session';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { VerdictLine } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { AfterRecall } from './word-recall/after-recall';
import { RecallChoices } from './word-recall/recall-choices';
import { ChooseAnswer, TypeAnswer } from './word-recall/recall-pair';
import { SortDigits } from './word-recall/sort-digits';
import { StudyPair } from './word-recall/study-pair';
import { usePair } from './word-recall/use-pair';
import { useRecallOptions } from './word-recall/use-recall-options';

type Props = StepOf<typeof exercise>;

const nothing = { answer: null, choice: null };

function Step({ item, config, userId, onAnswer }: Props) {
  const pair = usePair(userId, config, item.kind === 'filler' ? 0 : item.pair);
  const { took } = useAnswerTime(null, item.kind === 'prompt', () => undefined);
  if (item.kind === 'filler') {
    const over = (tookMs: number) => onAnswer({ ...nothing, tookMs });
    return <SortDigits digits={item.digits} forMs={item.forMs} onOver={over} />;
  }
  if (item.kind === 'study') {
    const done = (tookMs: number) => onAnswer({ ...nothing, tookMs });
    return <StudyPair {...pair} presentMs={item.presentMs} onDone={done} />;
  }
  if (config.mode === 'typed') {
    return (
      <TypeAnswer name={pair.name} onType={(answer) => onAnswer({ ...nothing, tookMs: took(), answer })} />
    );
  }
  const choose = (place: number | null) =>
    onAnswer({ ...nothing, tookMs: took(), choice: place === null ? null : (item.choices[place] ?? null) });
  const words = item.choices.map((choice) => config.pairs[choice]?.answer ?? '');
  return <ChooseAnswer name={pair.name} words={words} onChoose={choose} />;
}

/** Errors teach nothing here: the answer is there at once, and is said or typed once. */
function Answered({ item, trial, config, userId }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-word-recall');
  const { name, answer } = usePair(userId, config, item.kind === 'filler' ? 0 : item.pair);
  return (
    <StepField>
      <StepTask isTold>{trial.correct ? <VerdictLine isRight /> : t('here')}</StepTask>
      <p role="status" className="grid gap-4 py-4 text-center text-3xl wrap-anywhere text-balance">
        <span className="font-serif">{name}</span>
        <strong>{answer}</strong>
      </p>
      {trial.correct ? null : (
        <TextField
          label={t('again')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestFact}
        />
      )}
    </StepField>
  );
}

export const view = steppedView(exercise, {
  variants: ['words', 'own', 'spoken'],
  Step,
  Answered,
  tellsAfter: (_isPractice, _config, trial) => trial.kind === 'prompt',
  useOptions: useRecallOptions,
  lacks: ({ variant, options }) =>
    variant === 'own' && options.isCheck !== true && countOf(options.pairs) < minPairs ? 'facts' : null,
  Choices: RecallChoices,
  begins: ({ isCheck }) => (isCheck ? { key: 'check.begins' } : null),
  After: AfterRecall,
  measures: [
    {
      id: 'delay',
      unit: 'hundredths',
      of: ({ meanLog2Best }) => meanLog2Best,
      part: 'delay',
      optional: true,
    },
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy', optional: true },
    { id: 'kept', unit: 'percent', of: ({ kept }) => kept, optional: true },
  ],
  level: ({ level, isCheck }) => (isCheck ? null : { pairs: level }),
  whyNoScore: ({ kept }) => (kept === null ? null : 'check'),
});

const countOf = (pairs: unknown): number => (Array.isArray(pairs) ? pairs.length : 0);
