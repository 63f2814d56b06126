import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PaymentCase, type Refund, refundMutation } from '@/api/admin/payments';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { useMoneyText } from './use-money-text';

export interface RefundListProps {
  payment: PaymentCase;
  userId: string;
}

/** What was given back or asked for. What got no answer is sent again under its own key. */
export function RefundList({ payment, userId }: RefundListProps) {
  const { t } = useTranslation('admin-payments');
  const { moment, money } = useFormats();
  const explain = useMoneyText();
  const sending = useMutation(refundMutation(userId));
  const again = ({ id, amount_cents, reason }: Refund) => {
    if (sending.isPending) return;
    sending
      .mutateAsync({ id, payment: payment.id, version: payment.version, amount_cents, reason: reason ?? '' })
      .catch((failure: unknown) =>
        toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' }),
      );
  };
  if (payment.refunds.length === 0) return <p className="text-ink-soft">{t('refunds.none')}</p>;
  return (
    <ul aria-live="polite" className="divide-y divide-line border-y border-line">
      {payment.refunds.map((refund) => (
        <li key={refund.id} className="grid gap-1 py-3">
          <p className="flex flex-wrap justify-between gap-x-6 tabular-nums">
            <span>
              {money(refund.amount_cents, refund.currency)}: {t(`refunds.states.${refund.state}`)}
            </span>
            <time dateTime={refund.created_at} className="text-sm text-ink-soft">
              {moment(refund.created_at)}
            </time>
          </p>
          <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {refund.reason === null
              ? t('refunds.byProvider')
              : `${refund.reason} (${refund.actor ?? t('gone')})`}
          </p>
          {refund.state === 'requested' && (
            <div>
              <Button variant="outline" size="sm" busy={sending.isPending} onClick={() => again(refund)}>
                {t('refunds.again')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
