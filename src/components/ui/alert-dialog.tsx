import * as AlertPrimitive from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from './button';
import { Overlay } from './overlay';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in one or two sentences. */
  description: ReactNode;
  cancelLabel: ReactNode;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  tone?: 'default' | 'danger';
  /** The confirmed action runs: the dialog stays open until the caller closes it. */
  busy?: boolean;
  /** Shown between the description and the buttons, for example a field to type a word of confirmation. */
  children?: ReactNode;
  className?: string;
}

/** A question that must be answered; the focus starts on the harmless answer. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  cancelLabel,
  confirmLabel,
  onConfirm,
  tone = 'default',
  busy = false,
  children,
  className,
}: AlertDialogProps) {
  const opener = useRef<Element | null>(null);
  const confirm = (event: MouseEvent) => {
    event.preventDefault(); // the caller decides when it closes
    onConfirm();
  };
  return (
    <AlertPrimitive.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertPrimitive.Portal>
        <Overlay />
        <AlertPrimitive.Content
          data-slot="alert-dialog"
          aria-modal="true"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            // Radix gives the focus back to a trigger of its own only; a caller who moved it on keeps it there.
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          className={cx(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 animate-rise-in overflow-y-auto rounded-l border border-line bg-surface p-6 text-ink shadow-pop focus:outline-none sm:p-8',
            className,
          )}
        >
          <AlertPrimitive.Title className="text-xl">{title}</AlertPrimitive.Title>
          <AlertPrimitive.Description className="mt-3 text-ink-soft">
            {description}
          </AlertPrimitive.Description>
          {children ? <div className="mt-4">{children}</div> : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <AlertPrimitive.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertPrimitive.Cancel>
            <AlertPrimitive.Action asChild onClick={confirm}>
              <Button variant={tone === 'danger' ? 'danger' : 'filled'} busy={busy}>
                {confirmLabel}
              </Button>
            </AlertPrimitive.Action>
          </div>
        </AlertPrimitive.Content>
      </AlertPrimitive.Portal>
    </AlertPrimitive.Root>
  );
}
