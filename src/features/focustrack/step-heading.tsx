import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step; each step begins at the top, with the focus on it. */
export function StepHeading({ eyebrow, children }: { eyebrow?: ReactNode; children: ReactNode }) {
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
