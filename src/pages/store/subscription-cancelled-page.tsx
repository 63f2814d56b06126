import { PlanCancelled } from '@/features/store/results/plan-cancelled';

export function SubscriptionCancelledPage() {
  return (
    <div className="wrap">
      <PlanCancelled />
    </div>
  );
}
