import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { stopReminderMailMutation } from '@/api/reminders/stop';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { AppError } from '@/lib/app-error';

/** Ends mails by the link of one. A press, as programs that look at mails open every link in them. */
export function StopMails() {
  const { t } = useTranslation('reminders');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const link = { reminder: search.get('reminder') ?? '', token: search.get('token') ?? '' };
  const { mutate, isPending, isSuccess, error } = useMutation(stopReminderMailMutation());
  const isWhole = /^[0-9a-f-]{36}$/i.test(link.reminder) && /^[0-9a-f]{32}$/.test(link.token);
  const isDead = !isWhole || (error instanceof AppError && error.detail === 'bad_token');
  if (isDead) return <Notice role="alert">{t('words.linkDead')}</Notice>;
  if (isSuccess) {
    return (
      <Notice role="status" data-part="stopped">
        {t('stop.done')}
      </Notice>
    );
  }
  return (
    <div className="grid max-w-read gap-4">
      {error ? (
        <Notice role="alert" tone="caution">
          <p className="font-semibold">{t('stop.failed')}</p>
          <p>{errorText(error)}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button data-action="stop-one" busy={isPending} onClick={() => mutate({ ...link, all: false })}>
          {t('stop.one')}
        </Button>
        <Button
          variant="outline"
          data-action="stop-all"
          busy={isPending}
          onClick={() => mutate({ ...link, all: true })}
        >
          {t('stop.all')}
        </Button>
      </div>
    </div>
  );
}
