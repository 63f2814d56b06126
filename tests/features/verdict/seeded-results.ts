import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { createRng } from '@/lib/random';
import { sampleAttempt } from '../reports/support/sample.ts';

/** A result with a random number, or none, in every area; numbers beside the limits come often. */
export function seededResult(definition: InstrumentDefinition, seed: number): AttemptRecord {
  const rng = createRng(`${definition.testId}-${seed}`);
  const near = [0, 33, 39.9, 40, 49.9, 50, 66, 69.9, 70, 100];
  const percent = () =>
    rng() < 0.3 ? (near[Math.floor(rng() * near.length)] ?? 0) : Math.round(rng() * 1000) / 10;
  const domains = Object.fromEntries(
    definition.domains.map(({ id }) => [id, rng() < 0.1 ? null : percent()] as const),
  );
  const overall = percent();
  // A preference is one number.
  const [only = null] = Object.values(domains);
  return {
    ...sampleAttempt(),
    test_id: definition.testId,
    domains,
    overall: definition.domains.length === 1 ? only : overall,
    owned: true,
  };
}
