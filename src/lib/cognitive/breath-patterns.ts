/** What breathing may be set to. Apart from its clock: what is kept of it needs no more. */
export type BreathKind = 'in' | 'hold' | 'out' | 'rest';
export interface BreathStep {
  readonly kind: BreathKind;
  readonly ms: number;
}

/** In and out lengths in milliseconds. 'sigh' is a breath, a second short sip and a long way out (Balban 2023). */
export const breathPatterns = {
  calm: [
    { kind: 'in', ms: 4000 },
    { kind: 'out', ms: 6000 },
  ],
  even: [
    { kind: 'in', ms: 5000 },
    { kind: 'out', ms: 5000 },
  ],
  box: [
    { kind: 'in', ms: 4000 },
    { kind: 'hold', ms: 4000 },
    { kind: 'out', ms: 4000 },
    { kind: 'rest', ms: 4000 },
  ],
  sigh: [
    { kind: 'in', ms: 3000 },
    { kind: 'in', ms: 1000 },
    { kind: 'out', ms: 6000 },
  ],
} as const satisfies Record<string, readonly BreathStep[]>;

export type BreathPatternId = keyof typeof breathPatterns;
export const breathPatternIds = Object.keys(breathPatterns) as BreathPatternId[];
/** One minute is the round that every account may do; the others are those of the literature. */
export const breathMinutes = [1, 3, 5, 10] as const;
/** The way out of the calm pattern may be 5 to 7 seconds. */
export const outBreathChoicesMs = [5000, 6000, 7000] as const;
