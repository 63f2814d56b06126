import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './ui/button';

export interface FoldedChoicesProps {
  /** What the button says. */
  label: string;
  /** How much is left in the list. */
  listed: string;
  /** Something is chosen already: it is seen at once. */
  isNarrowed: boolean;
  /** Cells of the grid that this stands in. */
  children: ReactNode;
}

/** What a list is narrowed by, in the grid around it; on a phone it waits behind a button. */
export function FoldedChoices({ label, listed, isNarrowed, children }: FoldedChoicesProps) {
  const [isOpen, setOpen] = useState(isNarrowed);
  const id = useId();
  return (
    <>
      <div className="flex items-center justify-between gap-4 sm:order-last sm:min-h-12 sm:justify-end">
        <Button
          variant="outline"
          size="sm"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          data-action="narrow"
        >
          {label}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {listed}
        </p>
      </div>
      <div id={id} className={cx('contents', isOpen || 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
