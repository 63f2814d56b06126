import type { ReactNode } from 'react';

/** The room of a step: what is to be done at the top, the rest under it, all of it on one phone screen. */
export function StepField({ children }: { children: ReactNode }) {
  return <div className="grid content-start gap-5">{children}</div>;
}

export interface StepTaskProps {
  children: ReactNode;
  /** A change is read out, where what is done is not to be seen. */
  isTold?: boolean;
  /** What is said here in another moment of the step: the place is as high as the longer one, so that nothing moves. */
  later?: ReactNode;
}

/** What is to be done now, in one line. */
export function StepTask({ children, isTold = false, later }: StepTaskProps) {
  return (
    <p
      {...(isTold && { role: 'status' })}
      className="grid text-center font-serif text-xl text-balance *:col-start-1 *:row-start-1"
    >
      <span>{children}</span>
      {later === undefined ? null : (
        <span aria-hidden="true" className="invisible">
          {later}
        </span>
      )}
    </p>
  );
}
