import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Gift, giftsQuery, takeGiftMutation } from '@/api/admin/payment-desk';
import { Section } from '@/components/section';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { GiftForm } from './gift-form';
import { PlainRecords } from './plain-records';
import { useSaid } from './use-said';

/** What was given by the team, for master and full admins. */
export function GiftPart() {
  const { t } = useTranslation('admin-payments');
  const { id: userId } = usePerson();
  const { moment } = useFormats();
  const said = useSaid();
  const rows = useInfiniteQuery(giftsQuery(userId));
  const taking = useMutation(takeGiftMutation(userId));
  const [asked, setAsked] = useState<Gift | null>(null);
  const named = ({ tier, title, sku }: Gift) => (tier === null ? (title ?? sku ?? '') : t(`plans.${tier}`));
  const take = async () => {
    if (asked && (await said(taking.mutateAsync(asked), t('gifts.taken')))) setAsked(null);
  };
  return (
    <>
      <Section title={t('parts.gifts')}>
        <PlainRecords
          caption={t('parts.gifts')}
          rows={rows}
          none={t('gifts.none')}
          keyOf={({ id }) => id}
          columns={[
            { id: 'what', label: t('gifts.what'), cell: named },
            {
              id: 'who',
              label: t('gifts.who'),
              cell: ({ email }) => <span className="wrap-anywhere">{email ?? t('gone')}</span>,
            },
            {
              id: 'at',
              label: t('gifts.at'),
              sorted: 'descending',
              cell: ({ created_at: at }) => <time dateTime={at}>{moment(at)}</time>,
            },
            {
              id: 'until',
              label: t('gifts.until'),
              cell: ({ ended_at: ended, ends_at: ends }) => moment(ended ?? ends),
            },
            {
              id: 'why',
              label: t('gifts.why'),
              cell: ({ reason, actor }) => (
                <span dir="auto" className="wrap-anywhere">
                  {reason} ({actor ?? t('gone')})
                </span>
              ),
            },
            {
              id: 'act',
              label: t('prices.act'),
              cell: (gift) =>
                gift.in_force && (
                  <Button variant="outline" size="sm" onClick={() => setAsked(gift)}>
                    {t('gifts.take')}
                    <span className="sr-only">
                      : {named(gift)}, {gift.email}
                    </span>
                  </Button>
                ),
            },
          ]}
        />
      </Section>
      <GiftForm userId={userId} />
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t('gifts.ask', { what: named(asked), email: asked.email ?? t('gone') })}
          description={t('gifts.effect')}
          cancelLabel={t('cancel')}
          confirmLabel={t('gifts.take')}
          tone="danger"
          busy={taking.isPending}
          onConfirm={() => void take()}
        />
      )}
    </>
  );
}
