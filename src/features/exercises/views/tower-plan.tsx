import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exercise, maxMoves } from '@/lib/exercises/tower-plan/exercise';
import { moveBall, type TowerState, towerKey } from '@/lib/exercises/tower-plan/tower';
import { StepField } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { Goal, letterOf, Peg, SaidGoal, usePegText } from '../stepped/tower-board';
import { useKeys } from '../stepped/use-keys';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';

interface Move {
  from: number;
  to: number;
  atMs: number;
}

function Step({ item, config, onAnswer }: StepOf<typeof exercise>) {
  const { t } = useTranslation('exercise-tower-plan');
  const pegText = usePegText();
  const [state, setState] = useState<TowerState>(item.start);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [picked, setPicked] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { took } = useAnswerTime(item.limitMs, true, () => onAnswer({ tookMs: took(), moves: [...moves] }));

  const choose = (peg: number) => {
    setRefused(false);
    if (picked === null) {
      if (state[peg]) setPicked(peg);
      return;
    }
    const next = moveBall(state, picked, peg);
    if (!next) {
      setRefused(true);
      return;
    }
    const atMs = took();
    const made = [...moves, { from: picked, to: peg, atMs }];
    setPicked(null);
    setState(next);
    setMoves(made);
    const isSolved = towerKey(next) === towerKey(item.goal);
    if (isSolved || made.length === maxMoves) onAnswer({ tookMs: atMs, moves: made });
  };
  const byKey = (key: string) => {
    const isPeg = /^[1-3]$/.test(key);
    if (isPeg) choose(Number(key) - 1);
    return isPeg;
  };
  useKeys(true, byKey, ['first', 'second', 'third']);

  const inHand = picked === null ? null : state[picked]?.at(-1);
  const isSaid = config.variant === 'spoken';
  return (
    <StepField>
      {/* Where a screen is wide and low, or enlarged to twice its size, the two are seen side by side. */}
      <div className="grid gap-5 [@media(min-width:36rem)_and_(max-height:36rem)]:grid-cols-[12rem_1fr]">
        <section className="grid content-start gap-2">
          <h2 className="text-center text-base">{t('goal')}</h2>
          {isSaid ? <SaidGoal state={item.goal} /> : <Goal state={item.goal} />}
        </section>
        <section className="grid gap-2">
          <h2 className="text-center text-base">{t('yours')}</h2>
          <div className="mx-auto grid w-full max-w-96 grid-cols-3 border-b-3 border-ink">
            {state.map((peg, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the peg
                key={place}
                type="button"
                data-peg={place}
                aria-pressed={picked === place}
                aria-label={pegText(peg, place)}
                className="h-52 cursor-pointer touch-manipulation rounded-t-m pt-4 aria-pressed:bg-accent-tint"
                onClick={() => choose(place)}
              >
                {isSaid ? pegText(peg, place) : <Peg peg={peg} place={place} isLifted={picked === place} />}
              </button>
            ))}
          </div>
        </section>
      </div>
      <p className="text-center text-sm text-ink-soft tabular-nums">
        {t('moves', { made: moves.length, most: maxMoves })}
      </p>
      <p role="status" className="min-h-7 text-center">
        {isRefused ? t('noRoom') : inHand ? t('picked', { ball: letterOf(inHand) }) : null}
      </p>
    </StepField>
  );
}

function Answered({ item, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-tower-plan');
  const figures = { made: trial.made, least: item.minMoves };
  return <Verdict isRight={trial.correct}>{t(trial.solved ? 'told' : 'unsolved', figures)}</Verdict>;
}

export const view = steppedView(exercise, {
  variants: ['screen', 'spoken'],
  Step,
  Answered,
  measures: [
    { id: 'perfect', unit: 'percent', of: ({ perfectRate }) => perfectRate, part: 'perfect' },
    {
      id: 'efficiency',
      unit: 'percent',
      of: ({ meanMoveEfficiency }) => meanMoveEfficiency,
      part: 'efficiency',
    },
    { id: 'solved', unit: 'percent', of: ({ solvedRate }) => solvedRate },
    { id: 'first', unit: 'ms', of: ({ firstMoveMs }) => firstMoveMs },
    { id: 'highest', unit: 'count', of: ({ highestSolved }) => highestSolved },
  ],
  level: ({ level }) => ({ level }),
});
