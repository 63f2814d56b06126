import { Button, type ButtonProps } from '@/components/ui/button';
import { useDesk } from './desk-context';

export interface KeyButtonProps extends ButtonProps {
  /** The letter that presses it; 'Escape' is not shown. */
  hotkey?: string | undefined;
}

/** A button of a case, with the key that presses it while keys act. */
export function KeyButton({ hotkey, children, ...props }: KeyButtonProps) {
  const { keysOn } = useDesk();
  if (!keysOn || hotkey === undefined) {
    return (
      <Button size="sm" variant="outline" {...props}>
        {children}
      </Button>
    );
  }
  return (
    <Button size="sm" variant="outline" data-key={hotkey} aria-keyshortcuts={hotkey} {...props}>
      {children}
      {hotkey.length === 1 && (
        <span
          aria-hidden="true"
          className="rounded-s border border-current px-1.5 font-mono text-xs uppercase"
        >
          {hotkey}
        </span>
      )}
    </Button>
  );
}
