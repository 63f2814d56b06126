import { useSyncExternalStore } from 'react';
import { kept, type Shape } from '@/integrations/device-store';
import {
  type Consent,
  type ConsentChoice,
  isInForce,
  madeConsent,
  parseConsent,
} from '@/lib/consent/consent';

const shape: Shape<Consent> = {
  safeParse(value) {
    const data = parseConsent(value);
    return data ? { success: true, data } : { success: false };
  },
};
const stored = kept<Consent | null>('fcl.consent', shape as Shape<Consent | null>, null, 'device');

/** The choice that holds on this device, null while there is none: not made, over, from the future or broken. */
export function currentConsent(): Consent | null {
  const consent = stored.get();
  return consent && isInForce(consent, Date.now()) ? consent : null;
}

/** Forgets a choice that does not hold any more. */
export function clearOldConsent(): void {
  if (currentConsent() === null) stored.set(null);
}

/** @returns whether the device keeps the choice; if not, it holds until the page is left */
export function choose(choice: ConsentChoice): boolean {
  return stored.set(madeConsent(choice, Date.now()));
}

/** The choice that holds here, null while there is none; `unknown` in prerendered markup. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(stored.onChanged, currentConsent, () => 'unknown');
}
