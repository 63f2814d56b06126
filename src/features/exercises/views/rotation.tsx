import { exercise } from '@/lib/exercises/rotation/exercise';
import type { Figure } from '@/lib/exercises/rotation/figure';
import type { RotationMetrics } from '@/lib/exercises/rotation/score';
import { choiceSummary } from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { type AnswerKey, type Measure, timedView } from '../view';

/** A figure at most four squares wide and high has room to turn. */
const room = '-3 -3 6 6';
const sides = ['left', 'right'] as const;

function Field() {
  return (
    <>
      <Fixation />
      <Face name="pair">
        <span dir="ltr" className="flex gap-3">
          {sides.map((side) => (
            <svg
              key={side}
              viewBox={room}
              className="size-[min(calc(50vw-22px),calc(100dvh-190px),260px)]"
              aria-hidden="true"
            >
              <path
                fill="currentColor"
                strokeWidth="0.08"
                strokeLinejoin="round"
                className="stroke-paper forced-colors:stroke-[Canvas]"
              />
            </svg>
          ))}
        </span>
      </Face>
    </>
  );
}

/** Its squares, around the middle of the room that they take. */
function outline(figure: Figure): string {
  const middle = (axis: 0 | 1) => {
    const places = figure.map((square) => square[axis]);
    return (Math.min(...places) + Math.max(...places) + 1) / 2;
  };
  const [x0, y0] = [middle(0), middle(1)];
  return figure.map(([x, y]) => `M${x - x0} ${y - y0}h1v1h-1z`).join('');
}

const answers: readonly AnswerKey[] = [
  { slot: 'left', codes: ['KeyF', 'ArrowLeft'], label: 'mirror' },
  { slot: 'right', codes: ['KeyJ', 'ArrowRight'], label: 'same' },
];

const angles = [0, 60, 120, 180] as const;
const measuresByAngle = angles.map(
  (angle): Measure<RotationMetrics> => ({
    id: `at${angle}`,
    unit: 'percent',
    of: ({ accuracyByAngle }) => accuracyByAngle[angle] ?? null,
  }),
);

export const view = timedView(exercise, {
  variants: ['figures'],
  answers: () => answers,
  Field,
  ready({ figure, angle, mirrored }, faces) {
    const [left, right] = Array.from(faces.get('pair')?.querySelectorAll('path') ?? []);
    const d = outline(figure);
    left?.setAttribute('d', d);
    right?.setAttribute('d', d);
    // What stands last is done first: mirrored where it lies, then turned.
    right?.setAttribute('transform', `rotate(${angle})${mirrored ? ' scale(-1 1)' : ''}`);
  },
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
    { id: 'slope', unit: 'tenths', of: ({ slopeMsPerDeg }) => slopeMsPerDeg, part: 'slope' },
    { id: 'upright', unit: 'ms', of: ({ interceptMs }) => interceptMs },
    ...measuresByAngle,
    { id: 'size', unit: 'tenths', of: ({ meanSize }) => meanSize },
  ],
  level: ({ size }) => ({ size }),
});
