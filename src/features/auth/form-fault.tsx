import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

export interface Fault {
  title: string;
  text?: string | undefined;
}

export interface FormFaultProps {
  /** A new object for every try, so that the same fault is told again. */
  fault: Fault | null;
  /** The way on, for example to a new password. */
  children?: ReactNode;
}

/**
 * What went wrong with a form as a whole, above it. It takes the focus, so that nobody looks for it, and stays until the
 * next try: a message that leaves by itself tells those nothing who read slowly or look elsewhere.
 */
export function FormFault({ fault, children }: FormFaultProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (fault) place.current?.focus();
  }, [fault]);
  if (!fault) return null;
  return (
    <Notice ref={place} tone="danger" tabIndex={-1} role="alert" aria-labelledby={id} data-slot="form-fault">
      <h2 id={id} className="text-[1rem] font-semibold">
        {fault.title}
      </h2>
      {fault.text ? <p className="mt-1">{fault.text}</p> : null}
      {children}
    </Notice>
  );
}
