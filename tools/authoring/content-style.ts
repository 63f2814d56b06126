import { hasBands } from '../../src/lib/assessments/catalogue.ts';
import { findInstrument } from '../../src/lib/assessments/instruments.ts';
import type { ContentTest, ScoreRange } from '../../src/lib/reports/content-schema.ts';
import { parseWeekPlan } from '../../src/lib/reports/week-plan.ts';
import type { ContentFinding } from './content-checks.ts';

/* House rules for the English texts of one test, beyond the general rules of content-rules.ts. */

const lists = ['traits', 'strengths', 'growth', 'examples', 'tips'] as const;
const OPENING_WORDS = 4;
const MAX_SHARED_WORDS = 1 / 3;
const PLAN_ITEMS = 3;

type Row = { readonly path: string; readonly row: ScoreRange };

/** Findings about repetition, the rows from 40 and from 70 on, semicolons, and the size of plans. */
export function checkStyle(test: ContentTest): ContentFinding[] {
  const rows = test.dimensions.flatMap(({ dimension_id, score_ranges }) =>
    score_ranges.map((row): Row => ({ path: `${test.test_id}.${dimension_id}.${row.min_score}`, row })),
  );
  // A preference has no bands: nothing in it is a sign of anything, and nothing asks for a first step.
  const definition = findInstrument(test.test_id);
  const banded = definition === undefined || hasBands(definition);
  return [
    ...checkRepetition(rows),
    ...checkLikeness(rows),
    ...(banded ? rows.flatMap(checkBandedRow) : []),
    ...rows.flatMap(checkSemicolons),
    ...checkPlanSizes(test),
  ];
}

function textsOf({ row }: Row): string[] {
  return [row.description ?? '', ...lists.flatMap((field) => row[field])];
}

function checkRepetition(rows: readonly Row[]): ContentFinding[] {
  const seen = new Set<string>();
  const openings = new Set<string>();
  return rows.flatMap((each): ContentFinding[] => {
    const twice = textsOf(each).filter((text) => seen.has(text) || !seen.add(text));
    const opening = (each.row.description ?? '').split(' ').slice(0, OPENING_WORDS).join(' ');
    const findings = twice.map(
      (text): ContentFinding => ({ rule: 'repetition', path: each.path, detail: text }),
    );
    if (openings.has(opening))
      findings.push({ rule: 'repetition', path: each.path, detail: `opens with '${opening}'` });
    openings.add(opening);
    return findings;
  });
}

/** Two descriptions of one test share at most a third of their words of four letters and more. */
function checkLikeness(rows: readonly Row[]): ContentFinding[] {
  const words = rows.map(({ row }) => new Set(row.description?.toLowerCase().match(/[a-z]{4,}/g)));
  return rows.flatMap(({ path }, i) =>
    rows.slice(i + 1).flatMap((other, j): ContentFinding[] => {
      const a = words[i] ?? new Set();
      const b = words[i + 1 + j] ?? new Set();
      const shared = [...a].filter((word) => b.has(word)).length;
      if (shared <= MAX_SHARED_WORDS * new Set([...a, ...b]).size) return [];
      return [{ rule: 'repetition', path, detail: `description like ${other.path}` }];
    }),
  );
}

function checkBandedRow({ path, row }: Row): ContentFinding[] {
  const findings: ContentFinding[] = [];
  const description = row.description ?? '';
  if (row.min_score === 40 && !(description.includes('some signs') && description.includes('lower middle'))) {
    findings.push({ rule: 'middle_row', path, detail: "must say 'some signs' and 'lower middle'" });
  }
  const free = row.tips.filter((tip) => tip.startsWith('A free first step: ')).length;
  const wanted = row.min_score === 70 ? 1 : 0;
  if (free !== wanted) {
    findings.push({
      rule: 'free_step',
      path,
      detail: `${free} tips start 'A free first step: ', ${wanted} wanted`,
    });
  }
  return findings;
}

/** Lists may travel as one text with semicolons between. */
function checkSemicolons(each: Row): ContentFinding[] {
  return lists
    .flatMap((field) => each.row[field])
    .filter((entry) => entry.includes(';'))
    .map((detail) => ({ rule: 'semicolon', path: each.path, detail }));
}

function checkPlanSizes(test: ContentTest): ContentFinding[] {
  return test.training_recommendations.flatMap(({ dimension_id, medium_score_plan, high_score_plan }) =>
    [medium_score_plan, high_score_plan].flatMap((plan): ContentFinding[] => {
      const path = `${test.test_id}.plan.${dimension_id}`;
      const items = parseWeekPlan(plan);
      const findings: ContentFinding[] = items
        .filter(({ cadence }) => cadence.split(' ').length < 2)
        .map(({ cadence }) => ({ rule: 'plan', path, detail: `cadence '${cadence}'` }));
      if (items.length !== PLAN_ITEMS) {
        findings.push({ rule: 'plan', path, detail: `${items.length} items, ${PLAN_ITEMS} wanted` });
      }
      return findings;
    }),
  );
}
