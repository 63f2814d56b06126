import { useSyncExternalStore } from 'react';
import { kept, type Shape } from '@/integrations/device-store';

/** Where the cart lies on the device; what it holds is read in full by `cart.ts`. */
export const cartKey = 'fcl.cart';

/** Written for the first load of every page: it counts without the schema that guards the cart itself. */
const countSchema: Shape<number> = {
  safeParse(value) {
    const { lines } = value as { lines: { quantity?: number }[] };
    return { success: true, data: lines.reduce((sum, line) => sum + (Number(line.quantity) || 1), 0) };
  },
};
const count = kept(cartKey, countSchema, 0, 'device');

/** How many things lie in the cart; 0 when it cannot be read, and in the prerendered page. */
export function useCartCount(): number {
  return useSyncExternalStore(count.onChanged, count.get, () => 0);
}
