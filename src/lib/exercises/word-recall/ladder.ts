/** Seconds after the last success at which a pair is asked for again. */
export const ladderS = [15, 30, 60, 120, 240, 480] as const;

/** The next delay: one step longer after a success, one shorter (15 at least) after a failure. */
export function nextDelay(delayS: number, correct: boolean): number {
  const step = (ladderS as readonly number[]).indexOf(delayS);
  const next = Math.min(ladderS.length - 1, Math.max(0, step + (correct ? 1 : -1)));
  return ladderS[next] ?? ladderS[0];
}

export interface LadderRun {
  readonly intervalsS: readonly number[];
  /** Longest delay with a success; null for none. */
  readonly bestS: number | null;
  readonly nextIntervalS: number;
}

/** One pair through its prompts, right or wrong. */
export function climb(outcomes: readonly boolean[]): LadderRun {
  let delay: number = ladderS[0];
  const intervalsS: number[] = [];
  let bestS: number | null = null;
  for (const correct of outcomes) {
    intervalsS.push(delay);
    if (correct) bestS = Math.max(bestS ?? 0, delay);
    delay = nextDelay(delay, correct);
  }
  return { intervalsS, bestS, nextIntervalS: delay };
}
