import type { AttemptRecord } from '../assessments/attempt-record.ts';
import type { Tier } from '../billing/tier.ts';

/** Who reads a report: the owner (or a visitor on the report that is nobody's), or somebody it was shared with. */
export type ReportReader =
  | {
      readonly audience: 'owner';
      readonly signedIn: boolean;
      readonly userId?: string;
      readonly tier: Tier;
      /** The plan as stored; null without one. */
      readonly planText: string | null;
      /** Bought something by itself that a plan would take off its first bill. */
      readonly recentPurchase: boolean;
      /** Days for which the yearly Plus plan is free to them at first; 0 for none, or as long as it is not known. */
      readonly trialDays: number;
      /** Of a result that was made up to show what a report says: nothing of it is to be kept or given to anybody. */
      readonly isSample?: boolean;
    }
  /** `sharedUntil` is ISO text; null when the link does not end. */
  | {
      readonly audience: 'shared';
      readonly sharedUntil: string | null;
      /** What the owner files it under. */
      readonly caseWord?: string | null;
      /** The other view of the same child, where the owner shows it too. */
      readonly otherView?: AttemptRecord | null;
    };

/** Names no plan of ours: while the plan is not known, nothing is offered. */
export const planNotKnown = 'unknown';

/** Nobody is signed in, or the plan is not known yet. */
export const visitorReader = {
  audience: 'owner',
  signedIn: false,
  tier: 'freemium',
  planText: null,
  recentPurchase: false,
  trialDays: 0,
} as const satisfies ReportReader;

/** Reads a report that was made up; as it comes with a single purchase, without a word about plans. */
export const sampleReader = {
  ...visitorReader,
  signedIn: true,
  planText: planNotKnown,
  isSample: true,
} as const satisfies ReportReader;

export function isSampleReader(reader: ReportReader): boolean {
  return reader.audience === 'owner' && reader.isSample === true;
}

export function isPremiumReader(reader: ReportReader): boolean {
  return reader.audience === 'owner' && reader.tier === 'premium';
}
