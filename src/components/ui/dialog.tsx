import * as DialogPrimitive from '@radix-ui/react-dialog';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonVariants } from './button-variants';
import { Overlay } from './overlay';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const panel = cva(
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain border border-line bg-surface p-6 text-ink shadow-pop focus:outline-none sm:p-8 ' +
    'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 animate-rise-in rounded-l',
  {
    variants: { size: { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' } },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogContentProps
  extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'>,
    VariantProps<typeof panel> {
  title: ReactNode;
  description?: ReactNode;
  /** Name of the button in the corner; without it there is none (Escape and a press outside still close). */
  closeLabel?: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
}

export function DialogContent({
  title,
  description,
  closeLabel,
  footer,
  size,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <Overlay />
      <DialogPrimitive.Content
        data-slot="dialog"
        aria-modal="true"
        className={cx(panel({ size }), className)}
        {...props}
      >
        <DialogHead title={title} description={description} hasClose={closeLabel !== undefined} />
        {children}
        {footer ? <DialogFooter>{footer}</DialogFooter> : null}
        {closeLabel ? <DialogCorner label={closeLabel} /> : null}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

function DialogHead({
  title,
  description,
  hasClose,
}: {
  title: ReactNode;
  description: ReactNode;
  hasClose: boolean;
}) {
  return (
    <div className={cx('mb-4 grid gap-2', hasClose && 'pe-10')}>
      <DialogPrimitive.Title className="text-xl">{title}</DialogPrimitive.Title>
      {description ? (
        <DialogPrimitive.Description className="text-ink-soft">{description}</DialogPrimitive.Description>
      ) : null}
    </div>
  );
}

function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{children}</div>;
}

function DialogCorner({ label }: { label: string }) {
  return (
    <DialogPrimitive.Close
      data-tip=""
      aria-label={label}
      className={cx(
        buttonVariants({ variant: 'ghost', size: 'icon' }),
        'absolute end-3 top-3 sm:end-5 sm:top-6',
      )}
    >
      <X aria-hidden="true" />
    </DialogPrimitive.Close>
  );
}
