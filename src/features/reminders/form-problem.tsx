import type { ReactNode } from 'react';

/** What is wrong with a part of a form that is no single field. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  );
}
