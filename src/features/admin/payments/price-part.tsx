import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlanPrice, planPricesQuery, retirePriceMutation } from '@/api/admin/payment-desk';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { Records } from '../records';
import { PriceForm } from './price-form';
import { useSaid } from './use-said';

/** Prices of plans: those on offer and those that were, and a form for another. */
export function PricePart() {
  const { t } = useTranslation('admin-payments');
  const { id: userId } = usePerson();
  const { money } = useFormats();
  const said = useSaid();
  const { data: prices, error, isFetching, refetch } = useQuery(planPricesQuery(userId));
  const retiring = useMutation(retirePriceMutation(userId));
  const [asked, setAsked] = useState<PlanPrice | null>(null);
  if (!prices) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const named = ({ tier, interval, amount_cents, currency }: PlanPrice) =>
    `${t(`plans.${tier}`)}, ${t(`prices.${interval}`)}, ${money(amount_cents, currency)}`;
  const retire = async () => {
    if (asked && (await said(retiring.mutateAsync(asked), t('prices.retired')))) setAsked(null);
  };
  return (
    <>
      <Section title={t('parts.prices')}>
        <Records
          caption={t('parts.prices')}
          rows={prices}
          keyOf={({ id }) => id}
          columns={[
            { id: 'plan', label: t('prices.plan'), cell: named },
            { id: 'id', label: t('prices.id'), cell: ({ id }) => <span translate="no">{id}</span> },
            { id: 'trial', label: t('prices.trial'), isNumber: true, cell: (price) => price.trial_days },
            {
              id: 'state',
              label: t('prices.offered'),
              cell: ({ active }) => (
                <Badge tone={active ? 'accent' : 'outline'}>
                  {active ? t('prices.on') : t('prices.off')}
                </Badge>
              ),
            },
            {
              id: 'act',
              label: t('prices.act'),
              cell: (price) =>
                price.active && (
                  <Button variant="outline" size="sm" onClick={() => setAsked(price)}>
                    {t('prices.retire')}
                    <span className="sr-only">: {named(price)}</span>
                  </Button>
                ),
            },
          ]}
        />
      </Section>
      <PriceForm prices={prices} userId={userId} />
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t('prices.ask', { price: named(asked) })}
          description={t('prices.effect')}
          cancelLabel={t('cancel')}
          confirmLabel={t('prices.retire')}
          tone="danger"
          busy={retiring.isPending}
          onConfirm={() => void retire()}
        />
      )}
    </>
  );
}
