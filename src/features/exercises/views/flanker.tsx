import { exercise } from '@/lib/exercises/flanker/exercise';
import { ArrowRow } from '../timed/arrow-row';
import {
  choiceSummary,
  conflictMeasures,
  deadlineLevel,
  sideAnswers,
  whyNoConflictScore,
} from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { timedView } from '../view';

const sides = ['L', 'R'] as const;
const beside = ['L', 'R', 'none'] as const;

function Field() {
  return (
    <>
      <Fixation />
      {sides.flatMap((target) =>
        beside.map((flankers) => (
          <Face key={target + flankers} name={`${target}:${flankers}`}>
            <ArrowRow target={target} flankers={flankers} />
          </Face>
        )),
      )}
    </>
  );
}

export const view = timedView(exercise, {
  variants: ['arrows'],
  answers: () => sideAnswers,
  Field,
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: conflictMeasures,
  level: deadlineLevel,
  whyNoScore: whyNoConflictScore,
});
