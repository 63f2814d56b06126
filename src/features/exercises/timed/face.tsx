import type { ReactNode } from 'react';

/** Something that is seen in the middle of the field; kept invisible until the stage shows it. */
export function Face({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span data-face={name} className="invisible absolute inset-0 grid place-items-center">
      {children}
    </span>
  );
}

/** The point to look at. */
export function Fixation() {
  return (
    <Face name="fixation">
      <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true">
        <path d="M12 3v18M3 12h18" stroke="currentColor" strokeWidth="2.5" fill="none" />
      </svg>
    </Face>
  );
}
