import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StuckNotice } from './stuck-notice';

export interface DeliveryNoticeProps {
  status: 'sent' | 'sending' | 'waiting' | 'stuck' | 'refused' | undefined;
  waiting: { readonly title: string; readonly text: string };
  /** The account took as much today as one day allows; says so in place of `waiting.text`. */
  full?: 'kept' | 'unkept' | null;
  refused: { readonly title: string; readonly text: string; readonly again: string };
  /** The button is busy while an answer is awaited. */
  onSendAgain: () => Promise<void>;
  /** Offers what is kept as a file. */
  onSave: () => Promise<void>;
}

/** Says so while the server does not hold the result, and why; nothing once it does. */
export function DeliveryNotice({
  status,
  waiting,
  full = null,
  refused,
  onSendAgain,
  onSave,
}: DeliveryNoticeProps) {
  const { t } = useTranslation('common');
  const [sending, setSending] = useState(false);

  async function sendAgain(): Promise<void> {
    setSending(true);
    await onSendAgain();
    setSending(false);
  }

  return (
    <div role="status" className="contents">
      {status === 'waiting' ? (
        <Notice tone="caution" className="mt-6" data-delivery="waiting">
          <p className="font-semibold">{waiting.title}</p>
          <p>{full === null ? waiting.text : t(`dayFull.${full}`)}</p>
        </Notice>
      ) : null}
      {status === 'stuck' ? <StuckNotice className="mt-6" onSendAgain={onSendAgain} onSave={onSave} /> : null}
      {status === 'refused' ? (
        <Notice tone="danger" className="mt-6" data-delivery="refused">
          <p className="font-semibold">{refused.title}</p>
          <p>{refused.text}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            busy={sending}
            onClick={() => void sendAgain()}
          >
            {refused.again}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
