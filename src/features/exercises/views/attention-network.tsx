import { exercise } from '@/lib/exercises/attention-network/exercise';
import { ArrowRow } from '../timed/arrow-row';
import { choiceSummary, sideAnswers } from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { timedView } from '../view';

/** A degree above or below the point to look at, at arm's length. */
const places = { above: '-translate-y-14', below: 'translate-y-14' } as const;
const bothPlaces = ['above', 'below'] as const;
const sides = { L: 'R', R: 'L' } as const;
const bothSides = ['L', 'R'] as const;

function Star({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`size-8 ${className}`} aria-hidden="true">
      <path
        d="M12 3v18M4.500 7.500l15 9M19.500 7.500l-15 9"
        stroke="currentColor"
        strokeWidth="2.5"
        fill="none"
      />
    </svg>
  );
}

function Field() {
  return (
    <>
      <Fixation />
      <Face name="cue-center">
        <Star />
      </Face>
      {bothPlaces.map((place) => (
        <Face key={place} name={`cue-${place}`}>
          <Star className={places[place]} />
        </Face>
      ))}
      {bothPlaces.flatMap((place) =>
        bothSides.flatMap((side) =>
          [side, sides[side]].map((flankers) => (
            <Face
              key={place + side + flankers}
              name={`${place}:${side}:${side === flankers ? 'con' : 'inc'}`}
            >
              <span className={places[place]}>
                <ArrowRow target={side} flankers={flankers} />
              </span>
            </Face>
          )),
        ),
      )}
    </>
  );
}

const seenCues: Readonly<Record<string, readonly string[]>> = {
  'cue-none': ['fixation'],
  'cue-center': ['cue-center'],
  'cue-double': ['fixation', 'cue-above', 'cue-below'],
  'cue-above': ['fixation', 'cue-above'],
  'cue-below': ['fixation', 'cue-below'],
};

export const view = timedView(exercise, {
  variants: ['arrows'],
  answers: () => sideAnswers,
  Field,
  shown({ timeline }, moment) {
    const face = timeline.moments[moment]?.face ?? 'fixation';
    return seenCues[face] ?? [...new Set(['fixation', face])];
  },
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
    {
      id: 'relativeEffect',
      unit: 'percent',
      of: ({ executiveRelative }) => executiveRelative,
      part: 'effect',
    },
    { id: 'medianRt', unit: 'ms', of: ({ medianRtMs }) => medianRtMs, part: 'speed' },
    { id: 'effect', unit: 'ms', of: ({ executive }) => executive },
    { id: 'alerting', unit: 'ms', of: ({ pooled }) => pooled?.alerting ?? null, optional: true },
    { id: 'orienting', unit: 'ms', of: ({ pooled }) => pooled?.orienting ?? null, optional: true },
    { id: 'grandMean', unit: 'ms', of: ({ grandMean }) => grandMean },
  ],
  whyNoScore: ({ executiveRelative }) => (executiveRelative === null ? 'few' : null),
});
