import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '@/api/reminders/reminders';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

export interface PauseDialogProps {
  reminder: Reminder;
  /** YYYY-MM-DD, where the person is. */
  today: string;
  opener: HTMLElement | null;
  onPause: (until: string | null) => void;
  onClose: () => void;
}

/** Until when a reminder rests. */
export function PauseDialog({ reminder, today, opener, onPause, onClose }: PauseDialogProps) {
  const { t } = useTranslation('reminders');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const isPast = until !== '' && until <= today;
  return (
    <QuestionDialog title={t('pause.title', { title: reminder.title })} opener={opener} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isPast) onPause(until || null);
        }}
      >
        <TextField
          type="date"
          name="until"
          label={t('pause.until')}
          optionalLabel={t('optional')}
          hint={t('pause.hint')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          error={tried && isPast ? t('pause.past') : undefined}
        />
        <Button type="submit" data-action="pause">
          {t('words.pause')}
        </Button>
      </form>
    </QuestionDialog>
  );
}
