import { inverseNormal } from './normal.ts';

export interface SignalDetection {
  readonly hitRateAdj: number;
  readonly faRateAdj: number;
  readonly zHit: number;
  readonly zFa: number;
  /** How well targets and non-targets are told apart. */
  readonly dPrime: number;
  /** Below 0: a tendency to press. */
  readonly criterionC: number;
  readonly lnBeta: number;
  readonly beta: number;
}

/**
 * d', c and beta with the log-linear correction, which is applied always (Hautus 1995, Behav Res Meth Instr Comp;
 * Stanislaw & Todorov 1999, Behav Res Meth Instr Comp). 'Yes' is the press.
 */
export function signalDetection(
  hits: number,
  targets: number,
  falseAlarms: number,
  nonTargets: number,
): SignalDetection {
  const hitRateAdj = (hits + 0.5) / (targets + 1);
  const faRateAdj = (falseAlarms + 0.5) / (nonTargets + 1);
  const zHit = inverseNormal(hitRateAdj);
  const zFa = inverseNormal(faRateAdj);
  const lnBeta = (zFa ** 2 - zHit ** 2) / 2;
  return {
    hitRateAdj,
    faRateAdj,
    zHit,
    zFa,
    dPrime: zHit - zFa,
    criterionC: -(zHit + zFa) / 2,
    lnBeta,
    beta: Math.exp(lnBeta),
  };
}
