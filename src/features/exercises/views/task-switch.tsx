import { useTranslation } from 'react-i18next';
import { exercise } from '@/lib/exercises/task-switch/exercise';
import { heard } from '@/lib/exercises/task-switch/heard';
import { digits } from '@/lib/exercises/task-switch/plan';
import { choiceSummary, sideAnswers } from '../timed/conflict';
import { Face } from '../timed/face';
import { timedView } from '../view';

/** Two ways to name a task; the frame says which task it is, too. */
const cues = ['parity-0', 'parity-1', 'size-0', 'size-1'] as const;
const frames = { parity: 'rounded-none', size: 'rounded-full' } as const;
const taskOf = (cue: string) => (cue.startsWith('parity') ? 'parity' : 'size');

function Field() {
  const { t } = useTranslation('exercise-task-switch');
  return (
    <>
      {cues.map((cue) => (
        <Face key={cue} name={cue}>
          <span className={`size-52 border-3 border-ink ${frames[taskOf(cue)]}`} />
          <span className="absolute inset-x-0 bottom-[calc(50%+7.25rem)] text-center text-xl font-semibold">
            {t(`cues.${cue}`)}
          </span>
        </Face>
      ))}
      {digits.map((digit) => (
        <Face key={digit} name={`digit-${digit}`}>
          <span className="font-stimulus text-[5.5rem] leading-none font-[560] tabular-nums">{digit}</span>
        </Face>
      ))}
    </>
  );
}

const [left, right] = sideAnswers;

export const view = timedView(exercise, {
  variants: ['shown', 'spoken'],
  heard,
  // What each hand means stays in sight.
  answers: () => [
    { slot: 'left', codes: left?.codes ?? [], label: 'lower' },
    { slot: 'right', codes: right?.codes ?? [], label: 'upper' },
  ],
  Field,
  shown: ({ cue, digit }, moment) => (moment === 0 ? [cue] : [cue, `digit-${digit}`]),
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
    {
      id: 'relativeCost',
      unit: 'percent',
      of: ({ relativeSwitchCost }) => relativeSwitchCost,
      part: 'switching',
    },
    { id: 'medianRt', unit: 'ms', of: ({ medianRtMs }) => medianRtMs, part: 'speed' },
    { id: 'repeat', unit: 'ms', of: ({ conditions }) => conditions.repeat?.meanRt ?? null },
    { id: 'switch', unit: 'ms', of: ({ conditions }) => conditions.switch?.meanRt ?? null },
    { id: 'switchCost', unit: 'ms', of: ({ switchCostMs }) => switchCostMs },
    { id: 'switchCostErrors', unit: 'percent', of: ({ switchCostPe }) => switchCostPe },
    { id: 'mixingCost', unit: 'ms', of: ({ mixingCostMs }) => mixingCostMs },
    { id: 'congruency', unit: 'ms', of: ({ congruencyMs }) => congruencyMs },
  ],
  level: ({ deadlineMs, cueLeadMs }) => ({ deadlineMs, cueLeadMs }),
  whyNoScore: ({ relativeSwitchCost }) => (relativeSwitchCost === null ? 'few' : null),
});
