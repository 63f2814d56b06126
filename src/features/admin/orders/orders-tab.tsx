import { OrderSection } from './order-section';

/** What was bought. */
export function OrdersTab() {
  return <OrderSection />;
}
