import { exercise } from '@/lib/exercises/sart/exercise';
import { heard } from '@/lib/exercises/sart/heard';
import { Face } from '../timed/face';
import { oneAnswer } from '../timed/one-answer';
import { timedView } from '../view';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Five sizes from 48 to 120 points (Robertson 1997, Neuropsychologia). */
const sizes = ['text-[64px]', 'text-[96px]', 'text-[125px]', 'text-[133px]', 'text-[160px]'] as const;

function Field() {
  return (
    <>
      {digits.flatMap((digit) =>
        sizes.map((size, i) => (
          <Face key={`${digit}${size}`} name={`${digit}:${i}`}>
            <span className={`font-stimulus leading-none font-[560] tabular-nums ${size}`}>{digit}</span>
          </Face>
        )),
      )}
      <Face name="mask">
        <svg viewBox="0 0 100 100" width="116" height="116" aria-hidden="true">
          <path
            d="M50 3a47 47 0 1 0 .01 0zM17 17l66 66M83 17L17 83"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
          />
        </svg>
      </Face>
    </>
  );
}

export const view = timedView(exercise, {
  variants: ['digits', 'training', 'spoken'],
  heard,
  answers: () => oneAnswer,
  Field,
  feedback: ['missed', 'not_held'],
  measures: [
    {
      id: 'held',
      unit: 'percent',
      of: ({ commissionRate }) => (commissionRate === null ? null : 1 - commissionRate),
      part: 'holding',
    },
    { id: 'omissions', unit: 'percent', of: ({ omissionRate }) => omissionRate, part: 'omissions' },
    { id: 'cv', unit: 'percent', of: ({ rtCv }) => rtCv, part: 'evenness' },
    { id: 'meanRt', unit: 'ms', of: ({ meanRtMs }) => meanRtMs },
    { id: 'beforeError', unit: 'ms', of: ({ beforeErrorMs }) => beforeErrorMs, optional: true },
    { id: 'beforeHeld', unit: 'ms', of: ({ beforeHeldMs }) => beforeHeldMs },
    { id: 'dPrime', unit: 'hundredths', of: ({ dPrime }) => dPrime },
  ],
});
