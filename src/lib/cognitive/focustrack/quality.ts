export type QualityLevel = 'ok' | 'caution' | 'invalid';

/** In the order of the table they are listed in. */
export const qualityCodes = [
  'incomplete',
  'refresh-rate',
  'dropped-frames',
  'interruptions',
  'valid-trials',
  'false-presses',
  'fast-guesses',
  'low-hit-rate',
  'no-discrimination',
  'omission-run',
  'too-regular',
  'slow-handler',
  'coarse-clock',
  'mixed-input',
] as const;
export type QualityCode = (typeof qualityCodes)[number];

/** Null: could not be measured, gives no code. */
export interface QualityInput {
  readonly completed: boolean;
  /** Median of 120 frames before the start. */
  readonly refreshHz: number | null;
  /** Trials made invalid by frames, of the trials shown. */
  readonly droppedTrialPct: number | null;
  readonly interruptions: number;
  readonly validTrialPct: number | null;
  readonly falsePressPct: number | null;
  readonly fastGuessPct: number | null;
  readonly hitRate: number | null;
  readonly dPrime: number | null;
  readonly longestOmissionRun: number;
  readonly rtSdMs: number | null;
  readonly handlerLagP95Ms: number | null;
  readonly clockResolutionMs: number | null;
  readonly inputDevices: number;
}

export interface QualityFinding {
  readonly code: QualityCode;
  readonly level: Exclude<QualityLevel, 'ok'>;
}

export interface Quality {
  /** The worst of the codes. */
  readonly level: QualityLevel;
  readonly codes: readonly QualityFinding[];
}

/** Limits not yet crossed by the limit itself. All chosen for this product. */
interface Limit {
  readonly code: QualityCode;
  readonly metric: Exclude<keyof QualityInput, 'completed'>;
  readonly side: 'below' | 'above';
  readonly caution: number;
  readonly invalid: number;
}

const limits: readonly Limit[] = [
  { code: 'refresh-rate', metric: 'refreshHz', side: 'below', caution: 50, invalid: 28 },
  { code: 'dropped-frames', metric: 'droppedTrialPct', side: 'above', caution: 5, invalid: 15 },
  { code: 'interruptions', metric: 'interruptions', side: 'above', caution: 0, invalid: 2 },
  { code: 'valid-trials', metric: 'validTrialPct', side: 'below', caution: 95, invalid: 85 },
  { code: 'false-presses', metric: 'falsePressPct', side: 'above', caution: 5, invalid: 15 },
  { code: 'fast-guesses', metric: 'fastGuessPct', side: 'above', caution: 5, invalid: 15 },
  { code: 'low-hit-rate', metric: 'hitRate', side: 'below', caution: 0.7, invalid: 0.5 },
  { code: 'no-discrimination', metric: 'dPrime', side: 'below', caution: 1, invalid: 0.3 },
  { code: 'omission-run', metric: 'longestOmissionRun', side: 'above', caution: 14, invalid: 29 },
  { code: 'too-regular', metric: 'rtSdMs', side: 'below', caution: 20, invalid: 8 },
  { code: 'slow-handler', metric: 'handlerLagP95Ms', side: 'above', caution: 50, invalid: 200 },
  { code: 'coarse-clock', metric: 'clockResolutionMs', side: 'above', caution: 2, invalid: 20 },
  {
    code: 'mixed-input',
    metric: 'inputDevices',
    side: 'above',
    caution: 1,
    invalid: Number.POSITIVE_INFINITY,
  },
];

/**
 * Whether the numbers of a run mean anything. Limits catch not doing the task and unfit equipment: a poor result
 * is not by itself an invalid one.
 */
export function assessRunQuality(input: QualityInput): Quality {
  const codes: QualityFinding[] = input.completed ? [] : [{ code: 'incomplete', level: 'invalid' }];
  for (const { code, metric, side, caution, invalid } of limits) {
    const value = input[metric];
    if (value === null) continue;
    const crosses = (limit: number) => (side === 'below' ? value < limit : value > limit);
    if (crosses(invalid)) codes.push({ code, level: 'invalid' });
    else if (crosses(caution)) codes.push({ code, level: 'caution' });
  }
  return { level: worst(codes), codes };
}

function worst(codes: readonly QualityFinding[]): QualityLevel {
  if (codes.some(({ level }) => level === 'invalid')) return 'invalid';
  return codes.length > 0 ? 'caution' : 'ok';
}
