import { useTranslation } from 'react-i18next';
import { entryFile, entryFileName } from '@/api/sync/entry-file';
import { fullDay, useDelivery } from '@/api/sync/use-delivery';
import { trainingOutbox } from '@/api/training/run-outbox';
import { DeliveryNotice } from '@/components/results/delivery-notice';
import { offerFile } from '@/hooks/offer-file';

/** Says so while the server does not hold the run. */
export function RunDelivery({ id }: { id: string }) {
  const { t } = useTranslation('player');
  const delivery = useDelivery(trainingOutbox, id);
  const isKept = delivery?.status !== 'waiting' || delivery.kept;
  return (
    <DeliveryNotice
      status={delivery?.status}
      waiting={{
        title: t('delivery.waiting'),
        text: t(isKept ? 'delivery.waitingText' : 'delivery.waitingUnkept'),
      }}
      full={fullDay(delivery)}
      refused={{ title: t('delivery.refused'), text: t('delivery.refusedText'), again: t('stuck.again') }}
      onSendAgain={async () => void (await trainingOutbox.send(id))}
      onSave={async () => {
        const item = await trainingOutbox.find(id);
        if (item) offerFile(entryFile([item]), entryFileName);
      }}
    />
  );
}
