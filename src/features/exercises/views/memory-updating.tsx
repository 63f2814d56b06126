import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alphabets, exercise } from '@/lib/exercises/memory-updating/exercise';
import { heard } from '@/lib/exercises/memory-updating/heard';
import { useHeardStep } from '../sound/use-heard-step';
import { useInTurn } from '../stepped/in-turn';
import { SignPad } from '../stepped/sign-pad';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { useKeys } from '../stepped/use-keys';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';

/** A place that is left open keeps those after it in theirs. */
const open = '';

function Step(props: StepOf<typeof exercise>) {
  const { item, config, onAnswer } = props;
  const { t } = useTranslation('exercise-memory-updating');
  const { letters, k, presentMs } = item;
  const signs: readonly string[] = config.variant.endsWith('digits') ? alphabets.digits : alphabets.letters;
  const { index, isOver } = useInTurn(letters.length, { eachMs: 2000, shownMs: 1000, presentMs });
  const isShown = useHeardStep(heard, props, presentMs);
  const { took } = useAnswerTime(null, isOver, () => undefined);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const add = (sign: string) => setTyped((before) => (before.length < k ? [...before, sign] : before));
  const takeBack = () => setTyped((before) => before.slice(0, -1));
  const give = () => onAnswer({ tookMs: took(), letters: [...typed] });

  useKeys(isOver, (key) => {
    const sign = key.toUpperCase();
    if (signs.includes(sign)) add(sign);
    else if (key === '-') add(open);
    else if (key === 'Backspace') takeBack();
    else if (key === 'Enter' && typed.length === k) give();
    else return false;
    return true;
  });

  if (!isOver) {
    return (
      <StepField>
        <StepTask isTold>{t('task', { number: k })}</StepTask>
        <p
          data-part="sign"
          className="grid h-56 place-items-center font-stimulus text-[6rem] leading-none font-medium"
        >
          {index === null || !isShown ? null : letters[index]}
        </p>
      </StepField>
    );
  }
  return (
    <StepField>
      <StepTask isTold>{t('answer', { number: k })}</StepTask>
      <SignPad
        signs={signs}
        typed={typed}
        places={k}
        onAdd={add}
        onTakeBack={takeBack}
        onLeaveOpen={() => add(open)}
        onGive={give}
        texts={{ typed: t('given'), takeBack: t('takeBack'), give: t('give'), leaveOpen: t('open') }}
      />
    </StepField>
  );
}

function Answered({ item, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-memory-updating');
  const signs = item.letters.slice(-item.k).join(' ');
  return <Verdict isRight={trial.share === 1}>{t('wanted', { signs })}</Verdict>;
}

export const view = steppedView(exercise, {
  variants: ['letters', 'digits', 'spoken', 'spoken-digits'],
  heard,
  Step,
  Answered,
  tellsAfter: (isPractice) => isPractice,
  measures: [
    { id: 'credit', unit: 'percent', of: ({ partialCredit }) => partialCredit, part: 'credit' },
    { id: 'length', unit: 'tenths', of: ({ meanK }) => meanK, part: 'length' },
    { id: 'longest', unit: 'count', of: ({ maxK }) => maxK },
    { id: 'whole', unit: 'count', of: ({ perfectLists }) => perfectLists },
  ],
  level: ({ k }) => ({ k }),
});
