import { useEffect, useRef } from 'react';
import { clockDrawings } from '@/components/drawings/clocks';
import { Drawing } from '@/components/drawings/drawing';
import type { BreathMoment } from '@/lib/cognitive/breathing';

const smallest = 42;
const largest = 92;

/** Radius for a moment: grows while breathing in, shrinks while breathing out, rests in between. */
function radiusOf(
  { step, stepIndex, progress }: BreathMoment,
  partOfIn: (index: number) => [number, number],
): number {
  if (!step || step.kind === 'rest') return smallest;
  if (step.kind === 'hold') return largest;
  const eased = (1 - Math.cos(Math.PI * progress)) / 2;
  if (step.kind === 'out') return largest - (largest - smallest) * eased;
  const [from, to] = partOfIn(stepIndex);
  return smallest + (largest - smallest) * (from + (to - from) * eased);
}

export interface PacerRingProps {
  /** Where the pacer stands now; called once a frame. */
  look: () => BreathMoment;
  /** Share of the whole in-breath before and after a step (the sigh has two). */
  partOfIn: (stepIndex: number) => [number, number];
  isRunning: boolean;
}

/** Drawn frame by frame outside React. Where motion is not wanted it rests as a drawing: the words then say it all. */
export function PacerRing({ look, partOfIn, isRunning }: PacerRingProps) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      ring.current?.setAttribute('r', String(radiusOf(look(), partOfIn)));
      if (isRunning) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [look, partOfIn, isRunning]);
  return (
    <>
      <Drawing shapes={clockDrawings.breathing} className="hidden size-64 max-w-full motion-reduce:block" />
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        className="keep-colours w-64 max-w-full motion-reduce:hidden"
      >
        <circle
          cx="100"
          cy="100"
          r={largest}
          fill="none"
          strokeDasharray="2 6"
          className="stroke-line-strong"
        />
        <circle cx="100" cy="100" r={smallest} fill="none" className="stroke-line" />
        <circle
          ref={ring}
          cx="100"
          cy="100"
          r={smallest}
          strokeWidth="2"
          className="fill-accent-tint stroke-accent"
        />
        {/* The lens of the drawing that stood here: what the breath moves around. */}
        <circle cx="104" cy="104" r="26" className="fill-mark forced-colors:fill-none" />
        <circle cx="100" cy="100" r="27" fill="none" strokeWidth="2" className="stroke-accent" />
        <circle cx="100" cy="100" r="8" className="fill-accent" />
      </svg>
    </>
  );
}
