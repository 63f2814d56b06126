import { Notice } from '@/components/ui/notice';
import type { planState } from '@/lib/billing/membership-state';
import { useBillingTexts } from './use-billing-texts';

/** A payment that did not go through: until when the plan stays open, or that it is closed. */
export function PaymentNotice({ state }: { state: ReturnType<typeof planState> }) {
  const { t, date, planName } = useBillingTexts();
  const plan = planName(state.tier);
  if (state.kind === 'late') {
    return (
      <Notice tone="caution" role="status" data-part="payment-late">
        <p className="font-semibold">{t('plan.lateTitle')}</p>
        <p>
          {state.payBy === null
            ? t('plan.lateSoon', { plan })
            : t('plan.late', { plan, date: date(state.payBy) })}
        </p>
      </Notice>
    );
  }
  if (state.kind === 'unpaid') {
    return (
      <Notice tone="danger" role="status" data-part="payment-missing">
        <p className="font-semibold">{t('plan.unpaidTitle')}</p>
        <p>{t('plan.unpaid')}</p>
      </Notice>
    );
  }
  return null;
}
