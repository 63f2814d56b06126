import { err, ok, type Result } from '../../result.ts';
import type { OnsetMethod } from '../engine/presented.ts';
import { quantile } from '../stats/descriptive.ts';
import { checkRecord, type RecordProblem } from './check-record.ts';
import { classifyPresses, type Outcome, type PressClass } from './classify.ts';
import { pacesOf, scaleVersion, scoringVersion, taskVersion } from './design.ts';
import {
  type DimensionScores,
  dimensionInput,
  dimensionScores,
  type HandOver,
  handOver,
} from './dimensions.ts';
import { computeMetrics, type Metrics } from './metrics.ts';
import { type PracticeResult, practiceResult } from './practice.ts';
import { assessRunQuality, type Quality } from './quality.ts';
import type { FocustrackRecord, PressRecord, TrialRecord } from './record.ts';
import type { JudgedTrial } from './summary.ts';
import { type InvalidReason, timeTrials } from './validity.ts';
import { bootstrapErrors, bootstrapSeed, type StandardErrors } from './variability.ts';

export interface ScoredPress extends PressRecord {
  readonly class: PressClass;
}

/** A trial with everything that was worked out about it. */
export interface ScoredTrial extends Omit<TrialRecord, 'presses'> {
  readonly scheduledMs: number;
  readonly valid: boolean;
  readonly invalidReason: InvalidReason | null;
  readonly outcome: Outcome;
  readonly rtMs: number | null;
  readonly falsePresses: number;
  readonly presses: readonly ScoredPress[];
}

/** How exactly this device measured. */
export interface TimingCertificate {
  /** Null for sounds, which have a clock of their own. */
  readonly onsetMethod: OnsetMethod | null;
  readonly refreshHz: number;
  readonly clockResolutionMs: number;
  readonly droppedFrames: number;
  /** Trials made invalid by frames that came late or not at all. */
  readonly lateTrials: number;
  readonly droppedTrialPct: number;
  /** 95th percentile of handler time less event time; null without presses. */
  readonly handlerLagP95Ms: number | null;
  /** Presses whose event carried no usable time. */
  readonly fallbackPresses: number;
  readonly devices: readonly PressRecord['device'][];
  readonly longTasks: number | null;
}

export interface ScoredFocustrackRun {
  readonly taskVersion: string;
  readonly scoringVersion: string;
  readonly scaleVersion: string;
  readonly trials: readonly ScoredTrial[];
  readonly metrics: Metrics;
  readonly quality: Quality;
  /** 100 is best; all null when the quality is invalid. */
  readonly dimensions: DimensionScores;
  readonly composite: number | null;
  /** For the report builder: higher is more difficulty; a missing score has no entry. */
  readonly difficulty: HandOver['domainScores'];
  readonly percentageScore: number | null;
  /** Null when the quality is invalid. */
  readonly standardErrors: StandardErrors | null;
  readonly timing: TimingCertificate;
  readonly practice: PracticeResult;
}

/**
 * Scores a run from its raw trials alone; nothing else a client may send is read. A run that cannot have happened
 * as it is told is refused with a stable code. An abandoned run is judged, its quality is invalid.
 */
export function scoreFocustrackRun(run: FocustrackRecord): Result<ScoredFocustrackRun, RecordProblem> {
  const problem = checkRecord(run);
  if (problem) return err(problem);
  const { header } = run;
  const onsetMethod = onsetMethodOf(run);
  const { trials, presses } = judgeTrials(run, onsetMethod);
  const metrics = computeMetrics(trials, presses, pacesOf(header.variant));
  const timing = certifyTiming(run, trials, onsetMethod);
  const quality = assessQuality(run, metrics, timing);
  const reportsSpeed = header.variant !== 'audio';
  const dimensions = dimensionScores(dimensionInput(metrics, quality.level, reportsSpeed));
  const { domainScores, percentageScore } = handOver(dimensions);
  return ok({
    taskVersion,
    scoringVersion,
    scaleVersion,
    trials,
    metrics,
    quality,
    dimensions: dimensions.scores,
    composite: dimensions.composite,
    difficulty: domainScores,
    percentageScore,
    standardErrors:
      quality.level === 'invalid' ? null : bootstrapErrors(trials, bootstrapSeed(header.seed), reportsSpeed),
    timing,
    practice: practiceResult(run.practice),
  });
}

/** Presentation when the browser told it of every letter that counts; of one run no two trials are measured differently. */
function onsetMethodOf({ header, trials }: FocustrackRecord): OnsetMethod | null {
  if (header.variant === 'audio') return null;
  const counted = trials.filter(({ fault }) => fault === null);
  const isPresented = counted.length > 0 && counted.every(({ presentedMs }) => presentedMs !== undefined);
  return isPresented ? 'presentation' : 'stamp';
}

function judgeTrials({ trials: records, header }: FocustrackRecord, method: OnsetMethod | null) {
  // Validity compares stamps with frames; only what is told of an answer goes by the time of presentation.
  const timed = timeTrials(records, header);
  const withValidity = records.map((record, i) => {
    const { scheduledMs, invalidReason } = timed[i] ?? { scheduledMs: record.frameMs, invalidReason: null };
    const onsetMs = (method === 'presentation' ? record.presentedMs : undefined) ?? record.onsetMs;
    return { ...record, onsetMs, scheduledMs, invalidReason, valid: invalidReason === null };
  });
  const flat = records.flatMap((record) => record.presses);
  const judged = classifyPresses(
    withValidity,
    flat.map(({ tMs }) => tMs),
  );
  let next = 0;
  const trials = withValidity.map((trial, i): ScoredTrial & JudgedTrial => {
    const { outcome = 'invalid', rtMs = null, falsePresses = 0 } = judged.trials[i] ?? {};
    const presses = trial.presses.map((press) => {
      const found = judged.presses[next++];
      return { ...press, class: found?.class ?? 'ignored' };
    });
    return { ...trial, outcome, rtMs, falsePresses, presses };
  });
  return { trials, presses: judged.counts };
}

function certifyTiming(
  run: FocustrackRecord,
  trials: readonly ScoredTrial[],
  onsetMethod: OnsetMethod | null,
): TimingCertificate {
  const { refreshHz, clockResolutionMs, longTasks } = run.header;
  const late = trials.filter(
    ({ invalidReason }) => invalidReason !== null && invalidReason !== 'interrupted',
  );
  const presses = trials.flatMap((trial) => trial.presses);
  return {
    onsetMethod,
    refreshHz,
    clockResolutionMs,
    droppedFrames: run.droppedFrames,
    lateTrials: late.length,
    droppedTrialPct: (100 * late.length) / trials.length,
    handlerLagP95Ms: quantile(
      presses.flatMap(({ lagMs }) => lagMs ?? []),
      0.95,
    ),
    fallbackPresses: presses.filter(({ fallback }) => fallback).length,
    devices: [...new Set(presses.map(({ device }) => device))],
    longTasks,
  };
}

function assessQuality(run: FocustrackRecord, metrics: Metrics, timing: TimingCertificate): Quality {
  const { rates, presses, validTrials } = metrics;
  const falsePresses = presses.anticipations + presses.perseverations;
  return assessRunQuality({
    completed: run.status === 'completed',
    refreshHz: timing.refreshHz,
    droppedTrialPct: timing.droppedTrialPct,
    interruptions: run.interruptions.length,
    validTrialPct: (100 * validTrials) / run.trials.length,
    falsePressPct: validTrials === 0 ? null : (100 * falsePresses) / validTrials,
    fastGuessPct: rates.fastGuessRate === null ? null : 100 * rates.fastGuessRate,
    hitRate: rates.hitRate,
    dPrime: metrics.sdt.dPrime,
    longestOmissionRun: metrics.longestOmissionRun,
    rtSdMs: metrics.rt.sd,
    handlerLagP95Ms: timing.handlerLagP95Ms,
    clockResolutionMs: timing.clockResolutionMs,
    inputDevices: timing.devices.length,
  });
}
