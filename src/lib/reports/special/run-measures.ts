import * as z from 'zod/mini';
import type { QualityCode, QualityLevel } from '../../cognitive/focustrack/quality.ts';

const figure = z.nullable(z.number());
const count = z.number();

const metricsSchema = z.object({
  omissions: count,
  targets: count,
  commissions: count,
  nonTargets: count,
  rt: z.object({ median: figure, sd: figure, cv: figure }),
  sdt: z.object({ dPrime: z.number(), criterionC: z.number() }),
  exGauss: z.nullable(z.object({ mu: z.number(), sigma: z.number(), tau: z.number() })),
  blockMeans: z.array(figure),
  blockChange: z.object({ slopePctPerBlock: figure }),
});

/** Measures of a stored reaction-time run: times in milliseconds, `cv` a share of 1. */
export type RunMeasures = z.infer<typeof metricsSchema>;

/** Reads the stored metrics of a run; null when they are of another version. */
export function runMeasures(metrics: unknown): RunMeasures | null {
  const read = z.safeParse(metricsSchema, metrics);
  return read.success ? read.data : null;
}

/** Findings about the equipment; the others are about how the run was done. */
const equipmentCodes: readonly QualityCode[] = [
  'refresh-rate',
  'dropped-frames',
  'slow-handler',
  'coarse-clock',
];

type Finding = { readonly code: string; readonly level: string };

/** What the device alone gave rise to, worst level first, and what the run did. Unknown codes are left out. */
export function splitFindings<Code extends QualityCode>(
  findings: readonly Finding[],
  codes: readonly Code[],
): { readonly verdict: QualityLevel; readonly equipment: readonly Code[]; readonly run: readonly Code[] } {
  const known = codes.filter((code) => findings.some((finding) => finding.code === code));
  const equipment = known.filter((code) => equipmentCodes.includes(code));
  const levels = findings
    .filter(({ code }) => equipment.some((each) => each === code))
    .map(({ level }) => level);
  return {
    verdict: levels.includes('invalid') ? 'invalid' : levels.length > 0 ? 'caution' : 'ok',
    equipment,
    run: known.filter((code) => !equipmentCodes.includes(code)),
  };
}
