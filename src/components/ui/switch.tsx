import * as SwitchPrimitive from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import { useHydrated } from '@/hooks/use-hydrated';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string;
}

/** On or off, taking effect at once. Label on the left, switch at the end of the line. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false, id }: SwitchProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const isLive = useHydrated();
  return (
    <div data-slot="switch" className="flex min-h-12 items-center justify-between gap-6 py-2">
      <div>
        <label htmlFor={control} className="block cursor-pointer font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${control}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
      {isLive ? (
        <SwitchPrimitive.Root
          id={control}
          checked={checked}
          onCheckedChange={onCheckedChange}
          disabled={disabled}
          {...(hint ? { 'aria-describedby': `${control}-hint` } : {})}
          className="relative h-8 w-14 shrink-0 cursor-pointer rounded-full border-control border-line-strong bg-sunken transition-colors before:absolute before:-inset-2 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55"
        >
          <SwitchPrimitive.Thumb className="block size-5.5 translate-x-1 rounded-full bg-line-strong transition-[translate,background-color] data-[state=checked]:translate-x-7 data-[state=checked]:bg-on-accent forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight]" />
        </SwitchPrimitive.Root>
      ) : (
        // Radix writes an inline style into prerendered markup, which the policy forbids.
        <span className="h-8 w-14 shrink-0 rounded-full border-control border-line-strong bg-sunken" />
      )}
    </div>
  );
}
