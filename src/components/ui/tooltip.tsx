import * as TooltipPrimitive from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProviderProps {
  /** Time the pointer rests before a tooltip shows. */
  delayMs: number;
  /** Moving to another tooltip within this time shows that one at once. */
  skipMs: number;
  children: ReactNode;
}

export function TooltipProvider({ delayMs, skipMs, children }: TooltipProviderProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={delayMs} skipDelayDuration={skipMs}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can have the focus, named on its own: a tooltip explains, it does not name. */
  children: ReactElement;
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          data-slot="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-fade-in rounded-s bg-ink px-3 py-1.5 text-sm font-medium text-paper"
        >
          {content}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
