import * as ToastPrimitive from '@radix-ui/react-toast';
import { cva, cx } from 'class-variance-authority';
import { CircleAlert, X } from 'lucide-react';
import { buttonVariants } from './button-variants';
import {
  closeNotice,
  closeToast,
  noticeDurationMs,
  noticeLimit,
  type ToastEntry,
  toastDurationMs,
} from './toast-store';
import { useToast } from './use-toast';

const toastClasses = cva(
  'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-m border-control bg-surface p-4 text-ink shadow-pop ' +
    'data-[state=closed]:animate-toast-away data-[state=open]:animate-toast-in ' +
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
  {
    variants: { variant: { default: 'border-line-strong', destructive: 'border-danger bg-danger-tint' } },
    defaultVariants: { variant: 'default' },
  },
);

export interface ToasterLabels {
  /** Name of one message, read before its text. */
  message: string;
  /** Name of the area that holds the answers; `{hotkey}` becomes the key that reaches it. */
  answers: string;
  /** Name of the area that holds arriving news. */
  news: string;
  close: string;
}

const viewportClasses =
  'pointer-events-none fixed z-60 flex w-[min(26rem,100vw-2rem)] flex-col gap-2 focus:outline-none *:pointer-events-auto';

/** Both layers of messages: answers at the bottom, news at the top. */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const { toasts, notices } = useToast();
  return (
    <>
      <ToastPrimitive.Provider label={labels.message} duration={toastDurationMs} swipeDirection="right">
        {toasts.map((entry) => (
          <Message
            key={entry.id}
            entry={entry}
            closeLabel={labels.close}
            onClose={() => closeToast(entry.id)}
          />
        ))}
        <ToastPrimitive.Viewport
          data-slot="toast-viewport"
          label={labels.answers}
          className={cx(viewportClasses, 'end-4 bottom-4')}
        />
      </ToastPrimitive.Provider>
      <ToastPrimitive.Provider label={labels.message} duration={noticeDurationMs} swipeDirection="right">
        {notices.slice(0, noticeLimit).map((entry) => (
          <Message
            key={entry.id}
            entry={entry}
            closeLabel={labels.close}
            onClose={() => closeNotice(entry.id)}
          />
        ))}
        <ToastPrimitive.Viewport
          data-slot="toast-viewport"
          label={labels.news}
          hotkey={newsHotkey}
          className={cx(viewportClasses, 'end-4 top-4')}
        />
      </ToastPrimitive.Provider>
    </>
  );
}

const newsHotkey = ['F9'];

interface MessageProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: () => void;
}

function Message({ entry, closeLabel, onClose }: MessageProps) {
  const { title, description, variant = 'default', action, durationMs, open } = entry;
  // What went wrong waits to be read.
  const stays = variant === 'destructive' ? Number.POSITIVE_INFINITY : durationMs;
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      open={open}
      {...(stays === undefined ? {} : { duration: stays })}
      onOpenChange={(next) => (next ? undefined : onClose())}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={toastClasses({ variant })}
    >
      {variant === 'destructive' ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 text-danger" />
      ) : (
        <span aria-hidden="true" className="mt-2 size-2.5 rounded-full bg-accent" />
      )}
      <div className="min-w-0">
        <ToastPrimitive.Title className="font-semibold">{title}</ToastPrimitive.Title>
        {description ? (
          <ToastPrimitive.Description className="text-sm text-ink-soft">
            {description}
          </ToastPrimitive.Description>
        ) : null}
        {action ? (
          <ToastPrimitive.Action
            altText={action.altText}
            onClick={action.onSelect}
            className={cx(buttonVariants({ variant: 'link', size: 'sm' }), '-ms-1')}
          >
            {action.label}
          </ToastPrimitive.Action>
        ) : null}
      </div>
      <ToastPrimitive.Close
        data-tip=""
        aria-label={closeLabel}
        className={cx(buttonVariants({ variant: 'ghost', size: 'icon' }), '-me-2 -mt-2')}
      >
        <X aria-hidden="true" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
