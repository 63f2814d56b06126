import { mean } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedStop } from './exercise.ts';
import { estimateSsrt, type Ssrt, type SsrtReason } from './ssrt.ts';

export interface StopMetrics extends Omit<Ssrt, 'ssrt' | 'reasons'> {
  readonly ssrtMs: number | null;
  readonly ssrtReasons: readonly SsrtReason[];
  /** Share of all go trials answered with the right side. */
  readonly goAccuracy: number | null;
}

export function stopMetrics(trials: readonly JudgedStop[]): StopMetrics {
  const go = trials.filter(({ kind }) => kind === 'go');
  const stops = trials.filter(({ kind }) => kind === 'stop');
  const { ssrt, reasons, ...rest } = estimateSsrt(
    go.map(({ rtMs }) => rtMs),
    stops.map(({ ssdShownMs, responded, rtMs }) => ({ ssd: ssdShownMs ?? 0, responded, rt: rtMs })),
  );
  const goAccuracy = go.length === 0 ? null : go.filter(({ correct }) => correct).length / go.length;
  return { ...rest, ssrtMs: ssrt, ssrtReasons: reasons, goAccuracy };
}

type Scored = Pick<StopMetrics, 'ssrtMs' | 'ssrtReasons' | 'goAccuracy' | 'goOmissionRate'>;

export function scoreStopSignal({ ssrtMs, ssrtReasons, goAccuracy, goOmissionRate }: Scored): RunScore {
  if (ssrtReasons.length > 0 || ssrtMs === null) return noScore;
  return runScore([
    part('stopping', 60, ssrtMs, 400, 150),
    part('accuracy', 25, goAccuracy, 0.5, 1),
    part('omissions', 15, goOmissionRate, 0.2, 0),
  ]);
}

/** Slower than practice by this, or more missed than that: somebody waits for the stop sign. */
const WAITING_FACTOR = 1.25;
const WAITING_OMISSIONS = 0.1;

/** Whether to ask for speed after a block; no stopping time is told of a block alone. */
export function waitsForSign(block: readonly JudgedStop[], practiceRtMs: number | null): boolean {
  const go = block.filter(({ kind, valid }) => kind === 'go' && valid);
  const rt = mean(go.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])));
  const missed = go.filter(({ responded }) => !responded).length;
  const isSlow = rt !== null && practiceRtMs !== null && rt > WAITING_FACTOR * practiceRtMs;
  return isSlow || missed > WAITING_OMISSIONS * go.length;
}
