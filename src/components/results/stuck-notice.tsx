import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export interface StuckNoticeProps {
  /** How many things it speaks of. */
  count?: number;
  className?: string;
  /** The button is busy while an answer is awaited. */
  onSendAgain: () => Promise<void>;
  /** Offers what is kept as a file. */
  onSave: () => Promise<void>;
}

/** Says that sending was given up, and leaves what comes next to the person. */
export function StuckNotice({ count = 1, className, onSendAgain, onSave }: StuckNoticeProps) {
  const { t } = useTranslation('common');
  const [sending, setSending] = useState(false);

  async function sendAgain(): Promise<void> {
    setSending(true);
    await onSendAgain();
    setSending(false);
  }

  return (
    <Notice tone="danger" data-delivery="stuck" {...(className !== undefined && { className })}>
      <p className="font-semibold">{t('stuck.title', { count })}</p>
      <p>{t('stuck.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          data-action="send-again"
          busy={sending}
          onClick={() => void sendAgain()}
        >
          {t('stuck.again')}
        </Button>
        <Button variant="ghost" size="sm" data-action="save-file" onClick={() => void onSave()}>
          {t('stuck.save')}
        </Button>
      </div>
    </Notice>
  );
}
