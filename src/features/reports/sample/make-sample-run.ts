import type { Submission } from '@/lib/assessments/attempt-record';
import { snapshotBand } from '@/lib/assessments/bands';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { focustrackRunSchema } from '@/lib/cognitive/focustrack/stored-run';
import { simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent } from '@/lib/cognitive/simulation/respondents';
import type { Sample } from './make-sample';

/** A run of a simulated person, scored as every run is. */
export function makeSampleRun(
  { testId }: Pick<InstrumentDefinition, 'testId'>,
  frame: Submission,
  seed: string,
): Sample {
  const record = simulateFocustrackRun({
    seed,
    respondent: createRespondent('fatigued', seed),
    variant: 'letters',
  });
  const scored = record && scoreFocustrackRun(record);
  if (!record || !scored?.ok) throw new Error('the sample run was not scored');
  const { metrics, composite, standardErrors, timing, quality, dimensions, difficulty } = scored.value;
  const run = focustrackRunSchema.parse({
    id: frame.id,
    variant: 'letters',
    device_class: record.header.deviceClass,
    task_version: scored.value.taskVersion,
    scoring_version: scored.value.scoringVersion,
    scale_version: scored.value.scaleVersion,
    dimensions,
    // As it is read from the database: without what JSON does not hold.
    quality: JSON.parse(JSON.stringify(quality)),
    metrics: JSON.parse(JSON.stringify({ ...metrics, composite, standardErrors, timing })),
  });
  const overall = scored.value.percentageScore;
  return {
    run,
    attempt: {
      ...frame,
      test_id: testId,
      answers: {},
      follow_ups: [],
      overall,
      domains: Object.fromEntries(dimensionIds.map((id) => [id, difficulty[id] ?? null])),
      band: overall === null ? null : snapshotBand(overall),
      total_score: 0,
      max_possible_score: 0,
      answered_count: 0,
      quality: {
        level: quality.level === 'ok' ? 'ok' : 'check',
        flags: [],
        thin_prefixes: [],
        out_of_range: false,
      },
      owned: true,
    },
  };
}
