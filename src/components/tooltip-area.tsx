import type { ReactNode } from 'react';
import { tooltipDelayMs, tooltipSkipMs } from '@/config/limits';
import { TooltipProvider } from './ui/tooltip';

/** Stands once around everything with tooltips on a page, so that moving between them skips the delay. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider delayMs={tooltipDelayMs} skipMs={tooltipSkipMs}>
      {children}
    </TooltipProvider>
  );
}
