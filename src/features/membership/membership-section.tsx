import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { StateDrawing } from '@/components/state-drawing';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { type SubscriptionValue, useSubscription } from '@/contexts/subscription';
import { useNow } from '@/hooks/use-now';
import { planState } from '@/lib/billing/membership-state';
import { minuteMs } from '@/lib/time';
import { CancelTrial } from './billing/cancel-trial';
import { CreditLine } from './billing/credit-line';
import { MembershipFacts } from './billing/membership-facts';
import { MembershipName } from './billing/membership-name';
import { PaymentNotice } from './billing/payment-notice';
import { PortalButton } from './billing/portal-button';
import { usePortalReturn } from './billing/portal-return';
import { useBillingTexts } from './billing/use-billing-texts';

/** The plan: what it is, what it costs, what happens next, and everything that can be done about it. */
export function MembershipSection({ userId }: { userId: string }) {
  const { t } = useBillingTexts();
  const { subscription, error, refresh } = useSubscription();
  usePortalReturn(refresh);
  if (subscription !== null) {
    return <KnownPlan userId={userId} subscription={subscription} refresh={refresh} />;
  }
  if (error) return <ErrorState title={t('plan.failed')} error={error} onRetry={() => void refresh()} />;
  // About as high as what comes: what stands below it is seen and would move.
  return <LoadingState className="min-h-80" />;
}

interface KnownPlanProps {
  userId: string;
  subscription: NonNullable<SubscriptionValue['subscription']>;
  refresh: () => Promise<void>;
}

function KnownPlan({ userId, subscription, refresh }: KnownPlanProps) {
  const { t, planName } = useBillingTexts();
  const state = planState(subscription, useNow(true, minuteMs));
  const name = planName(state.tier);
  const isPaying = state.tier !== 'freemium';
  const isUrgent = state.kind === 'late' || state.kind === 'unpaid';
  const goesOn = state.kind === 'trial' && !state.stopped;
  return (
    <Card
      tone="lifted"
      data-plan={state.tier}
      data-plan-state={state.kind}
      className="grid justify-items-start gap-5"
    >
      <PaymentNotice state={state} />
      {subscription.pending ? (
        <Notice role="status" className="grid justify-items-start gap-2">
          <p>{t('plan.pending')}</p>
          <Button variant="outline" size="sm" onClick={() => void refresh()}>
            {t('words.checkAgain')}
          </Button>
        </Notice>
      ) : null}
      <div className="flex w-full items-start justify-between gap-6">
        <div className="grid gap-1">
          <MembershipName state={state} className="font-serif text-xl" />
          <MembershipFacts state={state} subscription={subscription} />
        </div>
        <StateDrawing name="wall" className="size-16 sm:size-24" />
      </div>
      <CreditLine userId={userId} />
      {isPaying || isUrgent ? null : (
        <ButtonLink to={paths.pricing} variant="outline" data-action="see-plans">
          {t('plan.see')}
        </ButtonLink>
      )}
      {goesOn && state.endsAt !== null ? (
        <CancelTrial plan={name} endsAt={state.endsAt} onChanged={() => void refresh()} />
      ) : null}
      {isPaying || subscription.status !== null ? (
        <PortalButton urgent={isUrgent} keep={subscription.next_price_id === null ? null : name} />
      ) : null}
    </Card>
  );
}
