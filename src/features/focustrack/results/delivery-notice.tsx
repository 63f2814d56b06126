import { useTranslation } from 'react-i18next';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { entryFile, entryFileName } from '@/api/sync/entry-file';
import { fullDay, useDelivery } from '@/api/sync/use-delivery';
import { DeliveryNotice } from '@/components/results/delivery-notice';
import { offerFile } from '@/hooks/offer-file';

/** Whether the server holds a run, in the words of this test. */
export function RunDelivery({ id }: { id: string }) {
  const { t } = useTranslation('focustrack');
  const delivery = useDelivery(focustrackOutbox, id);
  const isKept = delivery?.status !== 'waiting' || delivery.kept;
  return (
    <DeliveryNotice
      status={delivery?.status}
      waiting={{
        title: t('delivery.waiting'),
        text: t(isKept ? 'delivery.waitingText' : 'delivery.waitingUnkept'),
      }}
      full={fullDay(delivery)}
      refused={{
        title: t('delivery.refused'),
        text: t('delivery.refusedText'),
        again: t('stuck.again'),
      }}
      onSendAgain={async () => void (await focustrackOutbox.send(id))}
      onSave={async () => {
        const item = await focustrackOutbox.find(id);
        if (item) offerFile(entryFile([item]), entryFileName);
      }}
    />
  );
}
