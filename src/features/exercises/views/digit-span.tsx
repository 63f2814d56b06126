import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exercise } from '@/lib/exercises/digit-span/exercise';
import { heard } from '@/lib/exercises/digit-span/heard';
import { useHeardStep } from '../sound/use-heard-step';
import { useInTurn } from '../stepped/in-turn';
import { SignPad } from '../stepped/sign-pad';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { useKeys } from '../stepped/use-keys';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';

const keypad = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const longest = 20;

type Props = StepOf<typeof exercise>;

function Step(props: Props) {
  const { item, onAnswer } = props;
  const { t } = useTranslation('exercise-digit-span');
  const { digits, presentMs } = item;
  const { index, isBefore, isOver } = useInTurn(digits.length, { eachMs: 1000, shownMs: 700, presentMs });
  const isShown = useHeardStep(heard, props, presentMs);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const { took } = useAnswerTime(item.limitMs, isOver, () => give());
  const give = () => onAnswer({ tookMs: took(), digits: typed.map(Number) });
  const add = (digit: string) =>
    setTyped((before) => (before.length < longest ? [...before, digit] : before));
  const takeBack = () => setTyped((before) => before.slice(0, -1));

  useKeys(isOver, (key) => {
    if (/^[1-9]$/.test(key)) add(key);
    else if (key === 'Backspace') takeBack();
    else if (key === 'Enter' && typed.length > 0) give();
    else return false;
    return true;
  });

  if (!isOver) {
    return (
      <StepField>
        <StepTask isTold>{t(`task.${item.direction}`)}</StepTask>
        <p
          data-part="digit"
          className="grid h-40 place-items-center font-stimulus text-[5.5rem] leading-none"
        >
          {isBefore ? <span className="font-serif text-xl text-ink-soft">{t('ready')}</span> : null}
          {index === null || !isShown ? null : digits[index]}
        </p>
      </StepField>
    );
  }
  return (
    <StepField>
      <StepTask isTold>{t(`answer.${item.direction}`)}</StepTask>
      <SignPad
        signs={keypad}
        typed={typed}
        onAdd={add}
        onTakeBack={takeBack}
        onGive={give}
        texts={{ typed: t('typed'), takeBack: t('takeBack'), give: t('give') }}
      />
    </StepField>
  );
}

function Answered({ item, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-digit-span');
  const wanted = item.direction === 'forward' ? item.digits : item.digits.toReversed();
  return <Verdict isRight={trial.correct}>{t('wanted', { digits: wanted.join(' ') })}</Verdict>;
}

export const view = steppedView(exercise, {
  variants: ['shown', 'both', 'spoken'],
  heard,
  Step,
  Answered,
  tellsAfter: (isPractice) => isPractice,
  measures: [
    { id: 'forward', unit: 'tenths', of: ({ forwardMeanSpan }) => forwardMeanSpan, part: 'forward' },
    { id: 'backward', unit: 'tenths', of: ({ backwardMeanSpan }) => backwardMeanSpan, part: 'backward' },
    { id: 'longestForward', unit: 'count', of: ({ forward }) => forward.span },
    { id: 'longestBackward', unit: 'count', of: ({ backward }) => backward.span },
  ],
  level: ({ forward, backward }) => ({ forward, backward }),
});
