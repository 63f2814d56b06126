import { exercise } from '@/lib/exercises/simon/exercise';
import { heard } from '@/lib/exercises/simon/heard';
import {
  choiceSummary,
  conflictMeasures,
  deadlineLevel,
  sideAnswers,
  whyNoConflictScore,
} from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { BlueDisc, OrangeDiamond } from '../timed/signs';
import { timedView } from '../view';

const signs = { blue: BlueDisc, orange: OrangeDiamond } as const;
const colours = ['blue', 'orange'] as const;
const places = { L: 'col-start-1', R: 'col-start-2' } as const;
const sides = ['L', 'R'] as const;

/** A quarter of the width beside the middle, the same way round in every language. */
function Field() {
  return (
    <>
      <Fixation />
      {colours.flatMap((colour) =>
        sides.map((side) => {
          const Sign = signs[colour];
          return (
            <Face key={colour + side} name={`${colour}:${side}`}>
              <span dir="ltr" className="grid w-full max-w-256 grid-cols-2 justify-items-center">
                <Sign className={`size-20 ${places[side]}`} />
              </span>
            </Face>
          );
        }),
      )}
    </>
  );
}

const [left, right] = sideAnswers;
const lowTone = { label: 'low' } as const;
const highTone = { label: 'high' } as const;

export const view = timedView(exercise, {
  variants: ['sides', 'ear'],
  heard,
  // Which sign is whose stays in sight.
  answers: ({ variant }: ReturnType<typeof exercise.configFor>) => [
    {
      slot: 'left',
      codes: left?.codes ?? [],
      ...(variant === 'ear' ? lowTone : { label: 'blue', Icon: BlueDisc }),
    },
    {
      slot: 'right',
      codes: right?.codes ?? [],
      ...(variant === 'ear' ? highTone : { label: 'orange', Icon: OrangeDiamond }),
    },
  ],
  Field,
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: conflictMeasures,
  level: deadlineLevel,
  whyNoScore: whyNoConflictScore,
});
