/** By what onsets are told: the browser's presentation times where every trial has one, stamps after paint else. */
export const onsetMethods = ['presentation', 'stamp'] as const;
export type OnsetMethod = (typeof onsetMethods)[number];

/** A time of presentation further from its stamp after paint than this is none of the same clock. */
const mostApartMs = 250;

export function isNearStamp(presentedMs: number, stampMs: number): boolean {
  return Math.abs(presentedMs - stampMs) <= mostApartMs;
}
