export interface SpanTrial {
  readonly length: number;
  readonly correct: boolean;
}

export interface SpanMetrics {
  /** Longest length with a list right; 0 for none. */
  readonly span: number;
  readonly totalCorrect: number;
  /** span x totalCorrect (Kessels 2000, Appl Neuropsychol). */
  readonly product: number;
  /** Shortest length less a half, plus the share right at each length (Woods 2011); null without trials. */
  readonly meanSpan: number | null;
  /** Length of the first two failures one after the other at one length. */
  readonly twoErrorLength: number | null;
}

export function spanMetrics(trials: readonly SpanTrial[]): SpanMetrics {
  const right = trials.filter(({ correct }) => correct);
  const span = Math.max(0, ...right.map(({ length }) => length));
  const lengths = [...new Set(trials.map(({ length }) => length))];
  const shares = lengths.map((length) => {
    const atLength = trials.filter((trial) => trial.length === length);
    return atLength.filter(({ correct }) => correct).length / atLength.length;
  });
  const twoErrors = trials.find((trial, i) => {
    const before = trials[i - 1];
    return before && !before.correct && !trial.correct && before.length === trial.length;
  });
  return {
    span,
    totalCorrect: right.length,
    product: span * right.length,
    meanSpan:
      trials.length === 0 ? null : Math.min(...lengths) - 0.5 + shares.reduce((sum, share) => sum + share, 0),
    twoErrorLength: twoErrors?.length ?? null,
  };
}
