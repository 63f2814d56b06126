import * as DialogPrimitive from '@radix-ui/react-dialog';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonVariants } from './button-variants';
import { Overlay } from './overlay';

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;

const panel = cva(
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-surface text-ink shadow-pop focus:outline-none animate-slide-in',
  {
    variants: {
      side: {
        end: 'inset-y-0 end-0 w-[min(26rem,100vw-2.5rem)] border-s',
        start: 'inset-y-0 start-0 w-[min(26rem,100vw-2.5rem)] border-e [--slide-from:-1.5rem]',
        bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-l border-t [--slide-from:0rem]',
      },
    },
    defaultVariants: { side: 'end' },
  },
);

export interface SheetContentProps
  extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'>,
    VariantProps<typeof panel> {
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  closeLabel: string;
}

/** A dialog at the edge of the screen: menus, filters, a cart. */
export function SheetContent({
  title,
  hideTitle = false,
  closeLabel,
  side,
  className,
  children,
  ...props
}: SheetContentProps) {
  return (
    <DialogPrimitive.Portal>
      <Overlay />
      <DialogPrimitive.Content
        data-slot="sheet"
        aria-modal="true"
        aria-describedby={undefined}
        className={cx(panel({ side }), className)}
        {...props}
      >
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
          <DialogPrimitive.Title className={cx('text-lg', hideTitle && 'sr-only')}>
            {title}
          </DialogPrimitive.Title>
          <DialogPrimitive.Close
            data-tip=""
            aria-label={closeLabel}
            className={cx(buttonVariants({ variant: 'ghost', size: 'icon' }), 'ms-auto -me-2')}
          >
            <X aria-hidden="true" />
          </DialogPrimitive.Close>
        </div>
        <div className="flex grow flex-col px-5 pb-6">{children}</div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
