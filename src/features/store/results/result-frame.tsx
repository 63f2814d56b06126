import type { ReactNode } from 'react';
import type { StateName } from '@/components/drawings/states';
import { StateDrawing } from '@/components/state-drawing';
import { usePageTitle } from '@/hooks/use-page-title';

export interface ResultFrameProps {
  /** Name of the page in the browser. */
  page: string;
  title: string;
  scene: StateName;
  /** For browser tests: what the page shows. */
  state: string;
  children: ReactNode;
}

/** A page that says one thing and what to do next. */
export function ResultFrame({ page, title, scene, state, children }: ResultFrameProps) {
  usePageTitle(page);
  return (
    <div
      data-screen="payment-result"
      data-state={state}
      className="grid items-start gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]"
    >
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="max-w-[24ch] text-2xl">
          {title}
        </h1>
        {children}
      </div>
      <StateDrawing name={scene} size="page" className="max-sm:order-first max-sm:size-32" />
    </div>
  );
}
