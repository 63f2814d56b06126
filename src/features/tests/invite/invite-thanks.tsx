import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invitedOutbox } from '@/api/sharing/invites';
import type { Delivery } from '@/api/sync/outbox';
import { useDelivery } from '@/api/sync/use-delivery';
import { Notice } from '@/components/ui/notice';
import { usePageTitle } from '@/hooks/use-page-title';
import { GateFrame } from '../gate/gate-frame';

/** In place of results: thanks, and whether the answers have arrived. */
export function InviteThanks({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('tests');
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useDelivery(invitedOutbox, attemptId);
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
          {delivery ? (
            <Notice tone={toneOf(delivery)} data-delivery={delivery.status}>
              {t(textKey(delivery))}
            </Notice>
          ) : null}
        </div>
      </div>
    </GateFrame>
  );
}

function toneOf({ status }: Delivery) {
  if (status === 'sent') return 'good';
  return status === 'refused' ? 'danger' : 'info';
}

function textKey(delivery: Delivery) {
  if (delivery.status === 'waiting') return delivery.kept ? 'invite.waiting' : 'invite.waitingUnkept';
  return `invite.${delivery.status}` as const;
}
