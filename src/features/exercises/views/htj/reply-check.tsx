import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { JournalEntry } from '@/lib/exercises/own-words';
import { FormStep } from '../../logged/form-step';

export interface ReplyCheckProps {
  entry: JournalEntry;
  busy: boolean;
  error: unknown;
  onSay: (kept: boolean) => void;
  onLater: () => void;
}

/** Whether a reply that was written for next time was kept. */
export function ReplyCheck({ entry, busy, error, onSay, onLater }: ReplyCheckProps) {
  const { t } = useTranslation('exercise-htj');
  const formats = useFormats();
  return (
    <FormStep
      title={t('replyCheck')}
      text={t('replyOf', { day: formats.shortDate(entry.occurred_at) })}
      submit={t('replyKept')}
      busy={busy}
      error={error}
      onSubmit={() => onSay(true)}
      aside={
        <>
          <Button
            size="lg"
            variant="outline"
            disabled={busy}
            onClick={() => onSay(false)}
            data-action="reply-broken"
          >
            {t('replyBroken')}
          </Button>
          <Button size="lg" variant="ghost" disabled={busy} onClick={onLater} data-action="reply-later">
            {t('replyLater')}
          </Button>
        </>
      }
    >
      <p className="font-serif text-xl text-balance">{entry.reply}</p>
    </FormStep>
  );
}
