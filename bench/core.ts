import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreSubmission } from '../src/lib/assessments/attempt.ts';
import type { BankItem } from '../src/lib/assessments/bank-item.ts';
import { selectQuestions } from '../src/lib/assessments/selection.ts';
import { focusSnapshot } from '../src/lib/assessments/tests/focus-snapshot/definition.ts';
import { scoreFocustrackRun } from '../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../src/lib/cognitive/simulation/respondents.ts';
import { buildReport } from '../src/lib/reports/build.ts';
import { readReportContent } from '../src/lib/reports/content-schema.ts';
import { type Figure, perSecond } from './figures.ts';

const root = join(import.meta.dirname, '..');
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** How often a second the pure core selects, scores and builds a report, on one core. */
export function coreFigures(): Figure[] {
  const items = focusSnapshot.domains.flatMap(
    ({ id }) => json(`src/content/items/focus-snapshot/en/${id}.json`) as BankItem[],
  );
  const select = () => selectQuestions(focusSnapshot, items, { seed: 'bench', avoid: [] });
  const { questionIds } = select();
  const submission = {
    id: '0d4c1c39-6c2b-4b5e-9d55-0f1de8a3a001',
    test_id: focusSnapshot.testId,
    instrument_version: focusSnapshot.version,
    form: 'self' as const,
    language: 'en' as const,
    question_ids: [...questionIds],
    answers: Object.fromEntries(questionIds.map((id, index) => [id, 1 + (index % 5)])),
    item_times_ms: Object.fromEntries(questionIds.map((id) => [id, 5000])),
    item_languages: {},
    started_at: '2026-11-20T09:00:00.000Z',
    completed_at: '2026-11-20T09:04:00.000Z',
    seed: 'bench',
    consent: null,
  };
  const score = () => scoreSubmission(focusSnapshot, submission);
  const scored = score();
  if (!scored.ok) throw new Error(`the bench submission is refused: ${scored.error.code}`);
  const content = readReportContent(json('public/content/reports/en/focus_snapshot.json'));
  if (!content.ok) throw new Error('the report content does not parse');
  const input = {
    test_name: focusSnapshot.reportName,
    percentage_score: scored.value.overall,
    metadata: { domain_scores: scored.value.domains },
  };
  const run = simulateFocustrackRun({ seed: 'bench', respondent: createRespondent('average', 'bench') });
  if (!run) throw new Error('the simulated run did not end');
  const milliseconds = (name: string, work: () => void): Figure => ({
    name,
    value: 1000 / perSecond(work),
    unit: 'ms',
  });
  return [
    milliseconds('one selection', select),
    milliseconds('one submission scored', score),
    milliseconds('one report built', () => buildReport(content.value, input)),
    milliseconds('one reaction-time run scored, 360 trials', () => scoreFocustrackRun(run)),
    { name: 'selections', value: perSecond(select), unit: '/s', budget: 200, atLeast: true },
    { name: 'submissions scored', value: perSecond(score), unit: '/s', budget: 2000, atLeast: true },
    {
      name: 'reports built',
      value: perSecond(() => buildReport(content.value, input)),
      unit: '/s',
      budget: 1000,
      atLeast: true,
    },
  ];
}
