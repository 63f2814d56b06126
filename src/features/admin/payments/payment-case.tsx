import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentQuery, type PaymentCase as Read } from '@/api/admin/payments';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/i18n/use-formats';
import { useStaffText } from '../use-staff-text';
import { PaymentBills } from './payment-bills';
import { PaymentEvents } from './payment-events';
import { RefundForm } from './refund-form';
import { RefundList } from './refund-list';
import { StateBadge } from './state-badge';
import { useAbout } from './use-about';

export interface PaymentCaseProps {
  id: string;
  userId: string;
  onBack: () => void;
}

/** A payment that lies open: who paid, for what, what was given back, and what the provider told. */
export function PaymentCase({ id, userId, onBack }: PaymentCaseProps) {
  const { t } = useTranslation('admin-payments');
  const explain = useStaffText();
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(userId, id));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className="grid max-w-3xl content-start gap-8 focus:outline-none">
      <div>
        <Button variant="ghost" className="-ms-4" onClick={onBack}>
          {t('toList')}
        </Button>
      </div>
      {payment ? (
        <Opened payment={payment} userId={userId} />
      ) : error ? (
        <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

function Opened({ payment, userId }: { payment: Read; userId: string }) {
  const { t } = useTranslation('admin-payments');
  const { moment, money } = useFormats();
  const about = useAbout();
  const { at, amount_cents, refunded_cents, left_cents, currency, email } = payment;
  const facts = [
    [t('payer'), email ?? t('gone')],
    [t('at'), moment(at)],
    [t('amount'), money(amount_cents, currency)],
    [t('back'), money(refunded_cents, currency)],
    [t('left'), money(left_cents, currency)],
  ] as const;
  return (
    <>
      <div className="grid gap-3">
        <h3 className="text-xl wrap-anywhere">{about(payment)}</h3>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {t(`kinds.${payment.kind}`)} <StateBadge {...payment} />
        </p>
        <dl className="grid gap-x-6 gap-y-1.5 tabular-nums sm:grid-cols-[12rem_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section level={3} title={t('refunds.title')}>
        <div className="grid gap-6">
          <RefundList payment={payment} userId={userId} />
          <RefundForm payment={payment} userId={userId} />
        </div>
      </Section>
      <PaymentBills payment={payment} />
      <Section level={3} title={t('events.title')}>
        <PaymentEvents events={payment.events} />
      </Section>
    </>
  );
}
