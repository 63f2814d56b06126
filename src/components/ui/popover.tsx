import * as PopoverPrimitive from '@radix-ui/react-popover';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Never modal: the modal kind locks scrolling with an injected style element. */
export function Popover(props: Omit<ComponentProps<typeof PopoverPrimitive.Root>, 'modal'>) {
  return <PopoverPrimitive.Root {...props} modal={false} />;
}

export const PopoverTrigger = PopoverPrimitive.Trigger;
/** Where it hangs, if not on a trigger of its own. */
export const PopoverAnchor = PopoverPrimitive.Anchor;

export function PopoverContent({
  className,
  sideOffset = 8,
  collisionPadding = 12,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        data-slot="popover"
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        className={cx(
          'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] animate-rise-in overflow-y-auto rounded-m border border-line bg-surface p-5 text-ink shadow-pop focus:outline-none',
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
