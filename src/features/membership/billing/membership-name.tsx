import { Badge } from '@/components/ui/badge';
import type { planState } from '@/lib/billing/membership-state';
import { useBillingTexts } from './use-billing-texts';

/** The plan by its name, marked while it is tried. */
export function MembershipName({
  state,
  className,
}: {
  state: ReturnType<typeof planState>;
  className: string;
}) {
  const { t, planName } = useBillingTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={className}>{planName(state.tier)}</span>
      {state.kind === 'trial' ? <Badge>{t('plan.trial')}</Badge> : null}
    </p>
  );
}
