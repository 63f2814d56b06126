import { mean } from '../../cognitive/stats/descriptive.ts';
import { clamp } from '../../numbers.ts';

export interface StopTrial {
  /** Milliseconds from the arrow to the stop sign, as shown. */
  readonly ssd: number;
  readonly responded: boolean;
  readonly rt: number | null;
}

export type SsrtReason = 'tooFewStopTrials' | 'pRespondOutOfRange' | 'raceViolated' | 'implausible';

export interface Ssrt {
  readonly pRespond: number | null;
  readonly meanSsd: number | null;
  readonly goOmissionRate: number | null;
  readonly nthRt: number | null;
  /** Milliseconds; null when it cannot be worked out. To be told only without `reasons`. */
  readonly ssrt: number | null;
  readonly goRtMean: number | null;
  readonly stopRespondRtMean: number | null;
  readonly reasons: readonly SsrtReason[];
}

const MIN_STOP_TRIALS = 50;
const MIN_RESPOND = 0.25;
const MAX_RESPOND = 0.75;
const IMPLAUSIBLE_MS = 50;

/**
 * Stop-signal reaction time by integration with replacement of omissions by the longest time (Verbruggen 2019, eLife).
 * @param goTimesMs of all go trials, wrong and early presses included; null for an omission
 */
export function estimateSsrt(goTimesMs: readonly (number | null)[], stops: readonly StopTrial[]): Ssrt {
  const pressed = goTimesMs.flatMap((rt) => (rt === null ? [] : [rt]));
  const responded = stops.filter((stop) => stop.responded);
  const pRespond = stops.length === 0 ? null : responded.length / stops.length;
  const meanSsd = mean(stops.map(({ ssd }) => ssd));
  const longest = Math.max(...pressed);
  const nthRt =
    pressed.length === 0 || pRespond === null
      ? null
      : plottedQuantile(
          goTimesMs.map((rt) => rt ?? longest),
          pRespond,
        );
  const ssrt = nthRt === null || meanSsd === null ? null : nthRt - meanSsd;
  const goRtMean = mean(pressed);
  const stopRespondRtMean = mean(responded.flatMap(({ rt }) => (rt === null ? [] : [rt])));
  const reasons: SsrtReason[] = [];
  if (stops.length < MIN_STOP_TRIALS) reasons.push('tooFewStopTrials');
  if (pRespond !== null && (pRespond < MIN_RESPOND || pRespond > MAX_RESPOND))
    reasons.push('pRespondOutOfRange');
  if (goRtMean !== null && stopRespondRtMean !== null && stopRespondRtMean >= goRtMean)
    reasons.push('raceViolated');
  if (ssrt !== null && ssrt < IMPLAUSIBLE_MS) reasons.push('implausible');
  return {
    pRespond,
    meanSsd,
    goOmissionRate: goTimesMs.length === 0 ? null : 1 - pressed.length / goTimesMs.length,
    nthRt,
    ssrt,
    goRtMean,
    stopRespondRtMean,
    reasons,
  };
}

/** Quantile at the place (N + 1) p, clamped to 1..N, linear between (type 6 of Hyndman & Fan 1996, Am Stat). */
function plottedQuantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = clamp((sorted.length + 1) * p, 1, sorted.length);
  const below = sorted[Math.floor(place) - 1] ?? 0;
  const above = sorted[Math.ceil(place) - 1] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
