import { type ReactNode, useEffect, useRef } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';

interface StepHeadingProps {
  eyebrow?: ReactNode;
  children: ReactNode;
}

/** The heading of a step; each step begins at the top, with the focus on it. */
export function StepHeading({ eyebrow, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl">
        {children}
      </h1>
    </>
  );
}

/** The heading of a step on the way to the test, with the drawing of the test where there is room for it. */
export function DrawnHeading(props: StepHeadingProps) {
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <StepHeading {...props} />
      </div>
      <Drawing
        shapes={testDrawings[focusTrack.testId]}
        className="size-16 shrink-0 max-[28rem]:hidden sm:size-24"
      />
    </div>
  );
}
