import { cx } from 'class-variance-authority';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/api/messages/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { Outgoing } from './use-conversation';

const bubble = (isMine: boolean) =>
  cx(
    'grid max-w-[min(85%,36rem)] gap-1 rounded-m border px-4 py-2.5',
    isMine ? 'ms-auto border-transparent bg-accent-tint hc:border-accent' : 'me-auto border-line bg-surface',
  );

export interface MessageLineProps {
  message: Message;
  isMine: boolean;
  /** Of the other side. */
  name: string;
}

/** Drawn once: what was sent does not change. Addresses in it are text. */
export const MessageLine = memo(
  function OneLine({ message, isMine, name }: MessageLineProps) {
    const { t } = useTranslation('messages');
    const { time, moment } = useFormats();
    return (
      <li data-message={message.id} className={bubble(isMine)}>
        <p className="sr-only">{t('words.label', { name: isMine ? t('you') : name })}</p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.content}
        </p>
        <p className="text-end text-xs text-ink-soft">
          <time dateTime={message.created_at} title={moment(message.created_at)}>
            {time(message.created_at)}
          </time>
        </p>
      </li>
    );
  },
  (before, after) =>
    before.message.id === after.message.id && before.isMine === after.isMine && before.name === after.name,
);

export interface OutgoingLineProps {
  message: Outgoing;
  onAgain: (message: Outgoing) => void;
  onTakeBack: (message: Outgoing) => void;
}

/** What is on its way, or did not arrive; its text is kept. */
export function OutgoingLine({ message, onAgain, onTakeBack }: OutgoingLineProps) {
  const { t } = useTranslation('messages');
  const explain = useRefusalText();
  return (
    <li data-outgoing={message.id} className={bubble(true)}>
      <p className="sr-only">{t('words.label', { name: t('you') })}</p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {message.text}
      </p>
      {message.isSending ? (
        <p className="text-end text-xs text-ink-soft">{t('words.sending')}</p>
      ) : (
        <>
          {message.failure === undefined ? null : (
            <p className="text-sm text-danger">{explain(message.failure)}</p>
          )}
          <p className="flex flex-wrap justify-end gap-x-4">
            <Button variant="link" size="sm" onClick={() => onAgain(message)}>
              {t('notSent')}
            </Button>
            <Button variant="link" size="sm" onClick={() => onTakeBack(message)}>
              {t('takeBack')}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}
