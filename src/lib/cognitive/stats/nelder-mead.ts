export interface Minimum {
  readonly point: readonly number[];
  readonly value: number;
}

interface Options {
  /** Edge length of the first simplex, the same in every direction. */
  readonly step: number;
  /** Stops when all corners differ by less than this in value. */
  readonly tolerance: number;
  readonly maxSteps: number;
}

/**
 * Minimum of a function of several numbers without derivatives (Nelder & Mead 1965, Comput J), with the usual
 * coefficients 1, 2, 1/2, 1/2. Finds a local minimum; restart it with a smaller step to leave a flat simplex.
 */
export function nelderMead(
  f: (point: readonly number[]) => number,
  start: readonly number[],
  { step, tolerance, maxSteps }: Options,
): Minimum {
  const corner = (point: readonly number[]): Minimum => ({ point, value: f(point) });
  const corners = [
    corner(start),
    ...start.map((_, i) => corner(start.map((x, j) => (i === j ? x + step : x)))),
  ];
  /** The point at `factor` on the line from the middle of all corners but the worst to the worst. */
  const along = (middle: readonly number[], worst: Minimum, factor: number) =>
    corner(middle.map((m, i) => m + factor * ((worst.point[i] ?? 0) - m)));

  for (let count = 0; count < maxSteps; count++) {
    corners.sort((a, b) => a.value - b.value);
    const best = corners[0] as Minimum;
    const worst = corners.at(-1) as Minimum;
    const secondWorst = corners.at(-2) as Minimum;
    if (worst.value - best.value < tolerance) break;
    const others = corners.slice(0, -1);
    const middle = start.map((_, i) => others.reduce((sum, c) => sum + (c.point[i] ?? 0), 0) / others.length);
    const reflected = along(middle, worst, -1);
    if (reflected.value < best.value) {
      const expanded = along(middle, worst, -2);
      corners[corners.length - 1] = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value < secondWorst.value) {
      corners[corners.length - 1] = reflected;
    } else {
      const contracted = along(middle, worst, reflected.value < worst.value ? -0.5 : 0.5);
      if (contracted.value < Math.min(worst.value, reflected.value)) {
        corners[corners.length - 1] = contracted;
      } else {
        for (let i = 1; i < corners.length; i++) {
          const { point } = corners[i] as Minimum;
          corners[i] = corner(point.map((x, j) => ((best.point[j] ?? 0) + x) / 2));
        }
      }
    }
  }
  return corners.reduce((best, next) => (next.value < best.value ? next : best));
}
