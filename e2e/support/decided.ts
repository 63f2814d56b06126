import { type ConsentChoice, madeConsent } from '../../src/lib/consent/consent.ts';

/** Some months: also where the clock of a page is set back or forth a little, the choice was made and holds. */
const agoMs = 150 * 86_400_000;

/** What a browser keeps whose person has decided about cookies on an earlier visit; without it every page asks. */
export function decidedState(origin: string, choice: ConsentChoice = { analytics: false, marketing: false }) {
  const value = JSON.stringify(madeConsent(choice, Date.now() - agoMs));
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'fcl.consent', value }] }] };
}

/** A browser that has never been here. */
export const newcomer = { cookies: [], origins: [] };
