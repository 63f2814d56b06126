import { exercise, gridSide, type SearchThing, sizesByLevel } from '@/lib/exercises/visual-search/exercise';
import { choiceSummary } from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { type AnswerKey, timedView } from '../view';

/** A T and an L of the same two strokes, around their middle. */
const letters = { T: 'M-22 -22h44M0 -22v44', L: 'M-22 -22v44h44' } as const;
const cell = 100;
/** How far one may lie from the middle of its cell: neighbours never touch. */
const free = 20;
const most = Math.max(...sizesByLevel.flat());
const places = Array.from({ length: most }, (_, place) => place);

/** Scaled to the shorter side; a letter is never below 24 px. */
function Field() {
  const side = gridSide * cell;
  return (
    <>
      <Fixation />
      <Face name="array">
        <svg
          viewBox={`0 0 ${side} ${side}`}
          className="size-[clamp(296px,min(calc(100vw-40px),calc(100dvh-176px)),560px)]"
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          aria-hidden="true"
        >
          {places.map((place) => (
            <path key={place} />
          ))}
        </svg>
      </Face>
    </>
  );
}

function transformOf({ cell: place, dx, dy, turns }: SearchThing): string {
  const middle = (index: number, shift: number) => cell * (index + 0.5) + free * shift;
  const x = middle(place % gridSide, dx);
  const y = middle(Math.floor(place / gridSide), dy);
  return `translate(${x} ${y}) rotate(${90 * turns})`;
}

const answers: readonly AnswerKey[] = [
  { slot: 'left', codes: ['KeyF', 'ArrowLeft'], label: 'absent' },
  { slot: 'right', codes: ['KeyJ', 'ArrowRight'], label: 'present' },
];

export const view = timedView(exercise, {
  variants: ['letters'],
  answers: () => answers,
  Field,
  ready({ things, targetCell }, faces) {
    const paths = faces.get('array')?.querySelectorAll('path') ?? [];
    for (const [i, path] of Array.from(paths).entries()) {
      const thing = things[i];
      path.setAttribute('d', thing ? letters[thing.cell === targetCell ? 'T' : 'L'] : '');
      path.setAttribute('transform', thing ? transformOf(thing) : '');
    }
  },
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
    { id: 'slopePresent', unit: 'ms', of: (metrics) => metrics.slopePresentMsPerItem, part: 'slope' },
    { id: 'medianPresent', unit: 'ms', of: ({ medianRtPresentMs }) => medianRtPresentMs, part: 'speed' },
    { id: 'startPresent', unit: 'ms', of: ({ interceptPresentMs }) => interceptPresentMs },
    { id: 'slopeAbsent', unit: 'ms', of: ({ slopeAbsentMsPerItem }) => slopeAbsentMsPerItem },
    { id: 'startAbsent', unit: 'ms', of: ({ interceptAbsentMs }) => interceptAbsentMs },
    { id: 'misses', unit: 'count', of: ({ misses }) => misses },
    { id: 'falseAlarms', unit: 'count', of: ({ falseAlarms }) => falseAlarms },
    { id: 'dPrime', unit: 'hundredths', of: ({ dPrime }) => dPrime },
  ],
  level({ level }) {
    const [few, middle, many] = sizesByLevel[level] ?? sizesByLevel[0];
    return { few, middle, many };
  },
  whyNoScore: ({ slopePresentMsPerItem }) => (slopePresentMsPerItem === null ? 'noSlope' : null),
});
