import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export interface ChangeRowProps {
  title: string;
  text: ReactNode;
  openLabel: string;
  closeLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A setting with its present value; its form unfolds below when it is to be changed. */
export function ChangeRow({
  title,
  text,
  openLabel,
  closeLabel,
  open,
  onOpenChange,
  children,
}: ChangeRowProps) {
  return (
    <div className="border-b border-line py-4">
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h3>{title}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        >
          {open ? closeLabel : openLabel}
        </Button>
      </div>
      {open ? <div className="mt-5 max-w-md">{children}</div> : null}
    </div>
  );
}
