import { loadStripe } from '@/integrations/stripe';

/** Lets the payment provider tell fraud from honest buyers, on checkout pages and only where it is configured. */
export async function gatherFraudSignals(): Promise<void> {
  await loadStripe();
}
