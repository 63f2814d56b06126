/** Where a figure comes from. */
interface ClaimSource {
  readonly title: string;
  readonly url: string;
}

/** A figure or promise that somebody could check. Its words and its replacement are texts, under the id. */
export interface Claim {
  readonly id: 'early_detection' | 'faster_improvement';
  /** Off: the replacement stands in its place, in every language. Only a claim with a source may be on. */
  readonly enabled: boolean;
  readonly source: ClaimSource | null;
  /** Day somebody last opened the source and found the figure there, ISO text. */
  readonly checkedOn: string | null;
}

/** Both are figures of the first specification for which nobody has found a source. */
export const claims = {
  early_detection: { id: 'early_detection', enabled: false, source: null, checkedOn: null },
  faster_improvement: { id: 'faster_improvement', enabled: false, source: null, checkedOn: null },
} as const satisfies { readonly [Id in Claim['id']]: Claim & { readonly id: Id } };

/** Why a claim may not be shown, or null. A build with an enabled claim that has a fault fails its tests. */
export function claimFault({ enabled, source, checkedOn }: Claim): 'no_source' | 'no_date' | null {
  if (!enabled) return null;
  if (source === null || source.title === '' || !source.url.startsWith('https://')) return 'no_source';
  return checkedOn !== null && /^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ? null : 'no_date';
}
