/** What a visitor allows to be kept and told beyond what the pages need. */
export interface ConsentChoice {
  /** Counting how pages are used and how fast they are. */
  readonly analytics: boolean;
  /** Counting which offers are looked at. */
  readonly marketing: boolean;
}

/** A choice as the device keeps it. */
export interface Consent {
  /** When it was made, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly preferences: ConsentChoice & { readonly essential: true };
}

/** So long a choice holds; then it is forgotten and asked for again. */
export const consentMonths = 12;

/** What a clock may be wrong by between two looks at it, milliseconds. A choice from further ahead is none. */
const clockSlackMs = 300_000;

export function madeConsent({ analytics, marketing }: ConsentChoice, now: number): Consent {
  return {
    timestamp: new Date(now).toISOString(),
    preferences: { essential: true, analytics, marketing },
  };
}

/** What was kept, if it is a choice at all; by hand, because the first page of a visitor knows no schema library. */
export function parseConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { timestamp, preferences } = value as Record<string, unknown>;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null;
  if (typeof preferences !== 'object' || preferences === null) return null;
  const { analytics, marketing } = preferences as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { timestamp, preferences: { essential: true, analytics, marketing } };
}

/** The moment a choice ends: the same day a year later, or the last of its month. */
export function consentEnd({ timestamp }: Consent): Date {
  const made = new Date(timestamp);
  const end = new Date(made);
  end.setUTCMonth(made.getUTCMonth() + consentMonths);
  // The 29th of February has no namesake in the next year.
  if (end.getUTCDate() !== made.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Whether a choice holds at `now` (milliseconds): neither over nor from the future. */
export function isInForce(consent: Consent, now: number): boolean {
  return Date.parse(consent.timestamp) <= now + clockSlackMs && now < consentEnd(consent).getTime();
}
