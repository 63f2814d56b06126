import { clamp } from '../../numbers.ts';
import { round1, unitScale } from '../scale.ts';
import type { QualityLevel } from './quality.ts';
import type { Summary } from './summary.ts';

export const dimensionIds = [
  'sustained_attention',
  'impulse_control',
  'processing_speed',
  'consistency',
  'vigilance',
] as const;
export type DimensionId = (typeof dimensionIds)[number];

/** Ends of the scales: limits of the task or round figures, not people. Belongs to scaleVersion 1.0.0. */
const anchors = {
  omissionRate: { zero: 0.2, full: 0 },
  falsePressWeight: 2,
  medianRtMs: { zero: 800, full: 250 },
  rtCv: { zero: 0.5, full: 0.1 },
  slopePctPerBlock: 5,
  omissionRise: 0.2,
  minHits: 50,
  minHitRate: 0.7,
} as const;

export interface DimensionInput {
  readonly hits: number;
  readonly hitRate: number | null;
  readonly omissionRate: number | null;
  readonly commissionRate: number | null;
  readonly falsePressRate: number | null;
  /** Null where speed is not reported (spoken letters). */
  readonly medianRtMs: number | null;
  readonly rtCv: number | null;
  readonly slopePctPerBlock: number | null;
  readonly omissionRateEarly: number | null;
  readonly omissionRateLate: number | null;
  readonly quality: QualityLevel;
}

/** 0..100, 100 is best; null where the run does not allow the score. */
export type DimensionScores = Readonly<Record<DimensionId, number | null>>;

export interface Dimensions {
  readonly scores: DimensionScores;
  /** Plain mean of the five; null when any is null. */
  readonly composite: number | null;
}

export function dimensionInput(
  { hits, rates, rt, blockChange }: Summary,
  quality: QualityLevel,
  reportsSpeed: boolean,
): DimensionInput {
  return {
    hits,
    ...rates,
    medianRtMs: reportsSpeed ? rt.median : null,
    rtCv: rt.cv,
    slopePctPerBlock: blockChange.slopePctPerBlock,
    quality,
  };
}

/** The five scores of one run on the fixed scale. An invalid run has none. */
export function dimensionScores(input: DimensionInput): Dimensions {
  const usable = input.quality !== 'invalid';
  const scores: DimensionScores = {
    sustained_attention: usable ? sustainedAttention(input) : null,
    impulse_control: usable ? impulseControl(input) : null,
    processing_speed: usable ? processingSpeed(input) : null,
    consistency: usable ? consistency(input) : null,
    vigilance: usable ? vigilance(input) : null,
  };
  const known = dimensionIds.flatMap((id) => scores[id] ?? []);
  const complete = known.length === dimensionIds.length;
  return { scores, composite: complete ? known.reduce((sum, x) => sum + x, 0) / known.length : null };
}

function sustainedAttention({ omissionRate }: DimensionInput): number | null {
  if (omissionRate === null) return null;
  return 100 * unitScale(omissionRate, anchors.omissionRate.zero, anchors.omissionRate.full);
}

function impulseControl({ commissionRate, falsePressRate }: DimensionInput): number | null {
  if (commissionRate === null || falsePressRate === null) return null;
  return 100 * clamp(1 - commissionRate - anchors.falsePressWeight * falsePressRate, 0, 1);
}

function processingSpeed({ hits, medianRtMs }: DimensionInput): number | null {
  if (hits < anchors.minHits || medianRtMs === null) return null;
  const { zero, full } = anchors.medianRtMs;
  return 100 * unitScale(Math.log(medianRtMs), Math.log(zero), Math.log(full));
}

function consistency({ hits, rtCv }: DimensionInput): number | null {
  if (hits < anchors.minHits || rtCv === null) return null;
  return 100 * unitScale(rtCv, anchors.rtCv.zero, anchors.rtCv.full);
}

function vigilance(input: DimensionInput): number | null {
  const { hitRate, slopePctPerBlock, omissionRateEarly, omissionRateLate } = input;
  if (hitRate === null || hitRate < anchors.minHitRate || slopePctPerBlock === null) return null;
  if (omissionRateEarly === null || omissionRateLate === null) return null;
  const slowing = Math.max(0, slopePctPerBlock) / anchors.slopePctPerBlock;
  const missing = Math.max(0, omissionRateLate - omissionRateEarly) / anchors.omissionRise;
  return 100 * clamp(1 - slowing - missing, 0, 1);
}

export interface HandOver {
  /** Higher is more difficulty. A score that is null has no entry: a zero would read as 'no difficulty'. */
  readonly domainScores: Readonly<Partial<Record<DimensionId, number>>>;
  readonly percentageScore: number | null;
}

/** What the report builder is given: difficulty, the scale turned round. */
export function handOver({ scores, composite }: Dimensions): HandOver {
  const difficulties = dimensionIds.flatMap((id) => {
    const score = scores[id];
    return score === null ? [] : [[id, round1(100 - score)] as const];
  });
  return {
    domainScores: Object.fromEntries(difficulties),
    percentageScore: composite === null ? null : round1(100 - composite),
  };
}
