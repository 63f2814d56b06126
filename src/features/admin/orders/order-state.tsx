import type { ListedOrder } from '@/api/admin/orders';
import { Badge } from '@/components/ui/badge';
import { useStateName } from './use-state-name';

/** How an order stands. */
export function OrderState({ state }: { state: ListedOrder['status'] }) {
  const nameOf = useStateName();
  const isWrong = state === 'disputed' || state === 'failed';
  return <Badge tone={isWrong ? 'danger' : state === 'paid' ? 'accent' : 'outline'}>{nameOf(state)}</Badge>;
}
