import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import { itemText } from '@/lib/assessments/bank-item';
import { domainOf } from '@/lib/assessments/scoring';
import { selectQuestions } from '@/lib/assessments/selection';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';
import { readEnglishItems } from '../../../lib/assessments/english-items.ts';
import { type AnswerRule, scoredAttempt } from './instrument-attempts.ts';

/** An attempt whose questions are drawn from the bank as it ships, as a run of this form draws them. */
export function drawnAttempt(
  definition: InstrumentDefinition,
  form: FormId,
  rule: AnswerRule,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  const items = readEnglishItems(definition).filter((item) => itemText(item, form) !== null);
  const { questionIds } = selectQuestions(definition, items, {
    seed: `${form}-1`,
    avoid: [],
    ageBand: '9-12',
  });
  const areas = definition.domains.map(({ id }) =>
    questionIds.filter((question) => domainOf(question, definition.domains)?.id === id),
  );
  return scoredAttempt(definition, form, areas, rule, more, background(definition, areas));
}

/** Something for every unscored question of a test. */
function background(
  { steps, followUps, domains }: InstrumentDefinition,
  areas: string[][],
): Partial<Submission> {
  const context = Object.fromEntries(
    steps.flatMap(({ step }) =>
      step.kind === 'task' || step.kind === 'text'
        ? []
        : [[step.id, step.kind === 'multi' ? step.options.slice(0, 2) : (step.options[0] ?? '')]],
    ),
  );
  if (followUps === null) return { context };
  const asked = areas[domains.findIndex(({ id }) => id === followUps.modules[0])]?.[0] ?? '';
  const impact = domains.findIndex(({ id }) => id === followUps.impactDomain);
  const impact_id = `${domains[impact]?.prefix}${followUps.firstNumber}`;
  areas[impact]?.push(impact_id);
  const set = { question_id: asked, impact_id, settings: ['home', 'with_others'], since: 'since_childhood' };
  return { context, follow_ups: [set] };
}
