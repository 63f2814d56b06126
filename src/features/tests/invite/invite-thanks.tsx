import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invitedOutbox } from '@/api/sharing/invites';
import { entryFile, entryFileName } from '@/api/sync/entry-file';
import type { Delivery } from '@/api/sync/outbox-types';
import { useDelivery } from '@/api/sync/use-delivery';
import { StuckNotice } from '@/components/results/stuck-notice';
import { Notice } from '@/components/ui/notice';
import { offerFile } from '@/hooks/offer-file';
import { usePageTitle } from '@/hooks/use-page-title';
import { GateFrame } from '../gate/gate-frame';

/** In place of results: thanks, and whether the answers have arrived. */
export function InviteThanks({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('tests');
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t('invite.thanks'));
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <GateFrame>
      <div data-part="invite-thanks">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('invite.thanks')}
        </h1>
        <p className="mt-3 max-w-read text-ink-soft">{t('invite.thanksText')}</p>
        <div role="status" className="mt-6">
          <InvitedDelivery attemptId={attemptId} />
        </div>
      </div>
    </GateFrame>
  );
}

function InvitedDelivery({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('tests');
  const delivery = useDelivery(invitedOutbox, attemptId);
  if (delivery === null) return null;
  if (delivery.status === 'stuck') {
    return (
      <StuckNotice
        onSendAgain={async () => void (await invitedOutbox.send(attemptId))}
        onSave={async () => {
          const item = await invitedOutbox.find(attemptId);
          if (item) offerFile(entryFile([item]), entryFileName);
        }}
      />
    );
  }
  return (
    <Notice tone={toneOf(delivery)} data-delivery={delivery.status}>
      {t(textKey(delivery))}
    </Notice>
  );
}

type Told = Exclude<Delivery, { status: 'stuck' }>;

function toneOf({ status }: Delivery) {
  if (status === 'sent') return 'good';
  return status === 'refused' ? 'danger' : 'info';
}

function textKey(delivery: Told) {
  if (delivery.status === 'waiting') return delivery.kept ? 'invite.waiting' : 'invite.waitingUnkept';
  return `invite.${delivery.status}` as const;
}
