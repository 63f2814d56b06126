import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Never modal: the modal kind locks scrolling with an injected style element. */
export function DropdownMenu(props: Omit<ComponentProps<typeof MenuPrimitive.Root>, 'modal'>) {
  return <MenuPrimitive.Root {...props} modal={false} />;
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = 'end',
  collisionPadding = 12,
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        data-slot="dropdown-menu"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={collisionPadding}
        className={cx(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise-in overflow-y-auto rounded-m border border-line bg-surface p-1.5 text-ink shadow-pop focus:outline-none',
          className,
        )}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof MenuPrimitive.Item>) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 py-2 font-medium no-underline outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-accent-tint forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] [&_svg]:size-[1.15em] [&_svg]:shrink-0 [&_svg]:text-ink-soft',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cx('px-3 py-2 text-sm text-ink-soft', className)} {...props} />;
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator className={cx('mx-1.5 my-1.5 border-t border-line', className)} {...props} />
  );
}
