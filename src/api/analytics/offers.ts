import type { EventName } from '@/lib/consent/events';

export interface OfferNews {
  event: Extract<EventName, `offer_${string}`>;
  /** Which offer, by the name of its place. */
  context: string;
}

/** Of the window; whoever counts listens, and without consent nobody does. */
const told = 'fcl:offer';

export function tellOffer(news: OfferNews): void {
  window.dispatchEvent(new CustomEvent(told, { detail: news }));
}

/** @returns how to stop */
export function onOffer(listener: (news: OfferNews) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<OfferNews>).detail);
  window.addEventListener(told, hear);
  return () => window.removeEventListener(told, hear);
}
