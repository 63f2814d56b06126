import { exercise, type JudgedGo } from '@/lib/exercises/gonogo/exercise';
import { heard } from '@/lib/exercises/gonogo/heard';
import { deadlineLevel } from '../timed/conflict';
import { Face } from '../timed/face';
import { oneAnswer } from '../timed/one-answer';
import { BlueDisc, OrangeSquare } from '../timed/signs';
import { type Told, timedView } from '../view';

function Field() {
  return (
    <>
      <Face name="go">
        <BlueDisc className="size-32" />
      </Face>
      <Face name="nogo">
        <OrangeSquare className="size-32" />
      </Face>
    </>
  );
}

/** A slow, careful strategy hides errors: what was missed is told beside what was pressed. */
function restNote(trials: readonly JudgedGo[]): Told {
  const wrong = (kind: JudgedGo['kind']) =>
    trials.filter((trial) => trial.valid && trial.kind === kind && !trial.correct).length;
  return { key: 'rest.errors', params: { missed: wrong('go'), pressed: wrong('nogo') } };
}

export const view = timedView(exercise, {
  variants: ['signs', 'tones'],
  heard,
  answers: () => oneAnswer,
  Field,
  feedback: ['correct', 'missed', 'not_held'],
  restNote,
  measures: [
    {
      id: 'accuracy',
      unit: 'percent',
      of: ({ hitRate, correctRejectionRate }) =>
        hitRate === null || correctRejectionRate === null ? null : (hitRate + correctRejectionRate) / 2,
      part: 'accuracy',
    },
    { id: 'medianRt', unit: 'ms', of: ({ medianRtMs }) => medianRtMs, part: 'speed' },
    { id: 'hitRate', unit: 'percent', of: ({ hitRate }) => hitRate },
    { id: 'held', unit: 'percent', of: ({ correctRejectionRate }) => correctRejectionRate },
    { id: 'missed', unit: 'count', of: ({ missed }) => missed },
    { id: 'commissions', unit: 'count', of: ({ commissions }) => commissions },
    { id: 'dPrime', unit: 'hundredths', of: ({ dPrime }) => dPrime },
    { id: 'criterion', unit: 'hundredths', of: ({ criterionC }) => criterionC },
    { id: 'cv', unit: 'percent', of: ({ rtCv }) => rtCv },
    { id: 'anticipations', unit: 'count', of: ({ anticipations }) => anticipations },
  ],
  level: deadlineLevel,
  whyNoScore: ({ hits }) => (hits < 10 ? 'fewHits' : null),
});
