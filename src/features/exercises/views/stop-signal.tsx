import { exercise, left } from '@/lib/exercises/stop-signal/exercise';
import { heard } from '@/lib/exercises/stop-signal/heard';
import { waitsForSign } from '@/lib/exercises/stop-signal/score';
import { sideAnswers } from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { timedView } from '../view';

const size = 'size-[min(max(6rem,18vmin),40vmin)]';

function Arrow({ name, path }: { name: string; path: string }) {
  return (
    <Face name={name}>
      <svg viewBox="0 0 24 24" className={size}>
        <path d={path} stroke="currentColor" strokeWidth="3" strokeLinejoin="round" fill="none" />
      </svg>
    </Face>
  );
}

function Field() {
  return (
    <>
      <Fixation />
      <Arrow name="arrow-left" path="M11 4l-8 8 8 8M3 12h18" />
      <Arrow name="arrow-right" path="M13 4l8 8-8 8M21 12H3" />
      <Face name="stop">
        <span className="size-[min(max(10rem,30vmin),66vmin)] rounded-full border-8 border-current" />
      </Face>
    </>
  );
}

export const view = timedView(exercise, {
  variants: ['arrows', 'ear'],
  heard,
  answers: () => sideAnswers,
  Field,
  // The ring comes around the arrow, which stays.
  shown({ side, timeline }, moment) {
    const arrow = side === left ? 'arrow-left' : 'arrow-right';
    const face = timeline.moments[moment]?.face;
    return face === 'stop' ? [arrow, 'stop'] : [face ?? 'fixation'];
  },
  feedback: ['correct', 'wrong', 'missed', 'held', 'not_held'],
  restNote: (trials) => (waitsForSign(trials, null) ? { key: 'rest.faster' } : null),
  measures: [
    { id: 'ssrt', unit: 'ms', of: ({ ssrtMs }) => ssrtMs, part: 'stopping' },
    { id: 'accuracy', unit: 'percent', of: ({ goAccuracy }) => goAccuracy, part: 'accuracy' },
    { id: 'omissions', unit: 'percent', of: ({ goOmissionRate }) => goOmissionRate, part: 'omissions' },
    { id: 'goTime', unit: 'ms', of: ({ goRtMean }) => goRtMean },
    { id: 'responded', unit: 'percent', of: ({ pRespond }) => pRespond },
  ],
  whyNoScore: ({ ssrtReasons }) => ssrtReasons[0] ?? null,
});
