import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planOutbox } from '@/api/plans/outbox';
import { fullDay, useDelivery } from '@/api/sync/use-delivery';
import { Button } from '@/components/ui/button';
import { secondMs } from '@/lib/time';

/** What is sent within a moment is not worth a word. */
const patienceMs = 2 * secondMs;

/** Where a plan is kept: said when it is on this device alone. */
export function PlanNote({ userId, planId }: { userId: string | null; planId: string }) {
  const { t } = useTranslation('plans');
  if (userId === null) return <p className="text-sm text-ink-soft">{t('startHere')}</p>;
  return <Delivery planId={planId} />;
}

function Delivery({ planId }: { planId: string }) {
  const { t } = useTranslation(['plans', 'common']);
  const delivery = useDelivery(planOutbox, planId);
  const status = delivery?.status ?? 'sent';
  const full = fullDay(delivery);
  const isLate = useLasting(status === 'waiting');
  const isFailed = status === 'stuck' || status === 'refused';
  return (
    <div role="status" className="text-sm text-ink-soft empty:hidden">
      {isFailed ? (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('notSent')}
          <Button
            variant="link"
            size="sm"
            data-action="send-plan"
            onClick={() => void planOutbox.send(planId)}
          >
            {t('common:stuck.again')}
          </Button>
        </p>
      ) : isLate ? (
        <p>{full === null ? t('keptHere') : t(`common:dayFull.${full}`)}</p>
      ) : null}
    </div>
  );
}

/** Whether something has been so for a while. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), patienceMs);
    return () => clearTimeout(timer);
  }, [now]);
  return now && lasting;
}
