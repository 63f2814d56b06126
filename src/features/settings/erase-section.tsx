import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { erasureQuery } from '@/api/account/erasure';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/i18n/use-formats';
import { erasureWaitDays } from '@/lib/accounts/erasure';
import { EraseDialog } from './erase/erase-dialog';
import { useKeepAccount } from './erase/use-erasure';

/** The way to have the account erased; while it waits, the way back. */
export function EraseSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  const [asking, setAsking] = useState(false);
  const erasure = useQuery(erasureQuery(userId));
  if (erasure.isPending) return <Skeleton className="h-14" />;
  if (erasure.isError) {
    return (
      <ErrorState
        error={erasure.error}
        onRetry={() => void erasure.refetch()}
        retrying={erasure.isFetching}
      />
    );
  }
  if (erasure.data) return <Waiting userId={userId} dueAt={erasure.data.dueAt} />;
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">{t('erase.text', { days: erasureWaitDays })}</p>
      <Button variant="outline" data-action="erase-account" onClick={() => setAsking(true)}>
        {t('erase.open')}
      </Button>
      {asking ? <EraseDialog userId={userId} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Waiting({ userId, dueAt }: { userId: string; dueAt: string }) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const { keep, isPending } = useKeepAccount(userId);
  return (
    <Notice tone="caution" className="grid max-w-2xl justify-items-start gap-3">
      <p className="font-semibold">{t('erase.waiting', { date: formats.moment(dueAt) })}</p>
      <p>{t('erase.waitingText')}</p>
      <Button variant="outline" busy={isPending} data-action="keep-account" onClick={keep}>
        {t('erase.keep')}
      </Button>
    </Notice>
  );
}
