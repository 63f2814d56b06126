export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

/** Ordinary least squares of y on x. Null below two points or when all x are equal. */
export function fitLine(x: readonly number[], y: readonly number[]): Line | null {
  const n = Math.min(x.length, y.length);
  if (n < 2) return null;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < n; i++) {
    sumX += x[i] ?? 0;
    sumY += y[i] ?? 0;
  }
  const meanX = sumX / n;
  const meanY = sumY / n;
  let squares = 0;
  let products = 0;
  for (let i = 0; i < n; i++) {
    const dx = (x[i] ?? 0) - meanX;
    squares += dx * dx;
    products += dx * ((y[i] ?? 0) - meanY);
  }
  if (squares === 0) return null;
  const slope = products / squares;
  return { slope, intercept: meanY - slope * meanX };
}
