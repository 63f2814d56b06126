import { exercise } from '@/lib/exercises/executive-function/exercise';
import { useAnswerTime } from '../stepped/step-time';
import { useKeys } from '../stepped/use-keys';
import { VerdictLine } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { CardTable } from './executive-function/card-table';

function Step({ item: { card }, config, onAnswer }: StepOf<typeof exercise>) {
  const { took } = useAnswerTime(null, true, () => undefined);
  const choose = (choice: number) => onAnswer({ tookMs: took(), choice });
  useKeys(
    true,
    (key) => {
      if (!/^[1-4]$/.test(key)) return false;
      choose(Number(key));
      return true;
    },
    ['first', 'second', 'third', 'fourth'],
  );
  return (
    <CardTable
      card={card}
      withFill={card.fill !== undefined}
      isDrawn={config.variant === 'cards'}
      onChoose={choose}
    />
  );
}

function Answered({ item: { card }, answer, trial, config, isBlank }: AnsweredOf<typeof exercise>) {
  return (
    <CardTable
      card={isBlank ? null : card}
      withFill={card.fill !== undefined}
      isDrawn={config.variant === 'cards'}
      {...(!isBlank && { chosen: answer.choice })}
    >
      {isBlank ? null : <VerdictLine isRight={trial.correct} />}
    </CardTable>
  );
}

export const view = steppedView(exercise, {
  variants: ['cards', 'spoken'],
  Step,
  Answered,
  tellsFor: { ms: 800, blankMs: 300 },
  measures: [
    { id: 'rules', unit: 'count', of: ({ categories }) => categories, part: 'rules' },
    { id: 'heldOn', unit: 'count', of: ({ perseverativeErrors }) => perseverativeErrors, part: 'letting_go' },
    { id: 'errors', unit: 'count', of: ({ errors }) => errors },
    { id: 'lost', unit: 'count', of: ({ setLosses }) => setLosses },
    { id: 'first', unit: 'count', of: ({ trialsToFirstCategory }) => trialsToFirstCategory },
  ],
  level: ({ level }) => ({ level }),
});
