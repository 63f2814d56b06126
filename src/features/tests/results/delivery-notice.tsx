import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseClaim, mayClaim } from '@/api/attempts/claim-choices';
import { attemptOutbox } from '@/api/attempts/outbox';
import { entryFile, entryFileName } from '@/api/sync/entry-file';
import type { Delivery } from '@/api/sync/outbox-types';
import { fullDay } from '@/api/sync/use-delivery';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { DeliveryNotice } from '@/components/results/delivery-notice';
import { toast } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import { offerFile } from '@/hooks/offer-file';
import type { TestId } from '@/lib/assessments/catalogue';
import { failedKey } from '../texts';

export interface AttemptDeliveryProps {
  attemptId: string;
  testId: TestId;
  delivery: Delivery;
}

/** Whether the server holds the answers of an attempt, in the words of the tests. */
export function AttemptDelivery({ attemptId, testId, delivery }: AttemptDeliveryProps) {
  const { t } = useTranslation('tests');
  const { user } = useAuth();
  const [isAsking, setAsking] = useState(false);

  async function send(): Promise<void> {
    const sent = await attemptOutbox.send(attemptId);
    if (sent.status === 'refused' || sent.status === 'stuck') {
      toast({
        title: t('problems.failedTitle'),
        description: t(failedKey(testId)),
        variant: 'destructive',
      });
    }
  }

  async function sendAgain(): Promise<void> {
    // What was made without an account becomes nobody's unasked.
    if (user !== null && isNobodys(delivery) && !mayClaim(user.id, attemptId)) setAsking(true);
    else await send();
  }

  async function addAndSend(): Promise<void> {
    setAsking(false);
    if (user === null) return;
    await chooseClaim(user.id, 'add', [attemptId]);
    await send();
  }

  async function save(): Promise<void> {
    const item = await attemptOutbox.find(attemptId);
    if (item) offerFile(entryFile([item]), entryFileName);
  }

  return (
    <>
      <DeliveryNotice
        status={delivery.status}
        waiting={{ title: t('results.waiting'), text: t(waitingKey(delivery, user?.id ?? null)) }}
        full={fullDay(delivery)}
        refused={{
          title: t('results.refused'),
          text: t('results.refusedText'),
          again: t('retry'),
        }}
        onSendAgain={sendAgain}
        onSave={save}
      />
      <AlertDialogOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        title={t('claim.title', { count: 1, email: user?.email ?? '' })}
        description={t('claim.text')}
        cancelLabel={t('words.notNow')}
        confirmLabel={t('claim.add')}
        onConfirm={() => void addAndSend()}
      />
    </>
  );
}

const isNobodys = (delivery: Delivery) => 'owner' in delivery && delivery.owner === null;

function waitingKey(delivery: Delivery, userId: string | null) {
  if (delivery.status !== 'waiting') return 'results.waitingText';
  if (!delivery.kept) return 'results.waitingUnkept';
  const isOthers = delivery.owner !== null && delivery.owner !== userId;
  return isOthers ? 'results.waitingOther' : 'results.waitingText';
}
