import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../src/lib/accounts/password-strength.ts';
import { assessQuality } from '../../src/lib/assessments/attempt-checks.ts';
import {
  barColour,
  enhancedLevel,
  narrativeBand,
  reportBand,
  snapshotBand,
} from '../../src/lib/assessments/bands.ts';
import { scoreAnswers } from '../../src/lib/assessments/scoring.ts';
import { selectQuestions } from '../../src/lib/assessments/selection.ts';
import type { Band } from '../../src/lib/assessments/types.ts';
import { bundleTotals, centsOfDollars } from '../../src/lib/billing/price-cart.ts';
import { trialDaysLeft } from '../../src/lib/billing/trial.ts';
import { createTicketId, isTicketId, ticketTimePart } from '../../src/lib/contact/ticket.ts';
import { faqStopWords } from '../../src/lib/faq/stop-words.ts';
import { suggestFaq } from '../../src/lib/faq/suggest.ts';
import { badgeText } from '../../src/lib/notifications/badge.ts';
import { createRng } from '../../src/lib/random.ts';
import { buildReport } from '../../src/lib/reports/build.ts';
import { callToAction } from '../../src/lib/reports/call-to-action.ts';
import { evaluateCondition, parseCondition } from '../../src/lib/reports/condition.ts';
import { readReportContent } from '../../src/lib/reports/content-schema.ts';
import { readScore } from '../../src/lib/reports/input.ts';
import { renderEn, reportMessagesEn, snapshotBandKeys } from '../../src/lib/reports/messages.ts';
import { planTitles } from '../../src/lib/reports/narratives.ts';
import { textsForScore } from '../../src/lib/reports/ranges.ts';
import { testIdOf } from '../../src/lib/reports/test-id.ts';
import vectors from '../vectors/scoring-vectors.json' with { type: 'json' };

/** The cases are data from outside; each kind is read with the shape its rule gives it. */
type Case = { id: string; kind: string; title: string; input: unknown; expected: unknown };
type Check = (input: never, expected: never) => void;

const { fixtures } = vectors;

const content = (() => {
  const read = readReportContent({ version: '1.0.0', language: 'en', ...fixtures.report_content });
  if (!read.ok) throw new Error(`fixture content does not read: ${read.error.path}`);
  return read.value;
})();

function domainsOf(testId: string): { id: string; prefix: string }[] {
  const found = fixtures.instruments[testId as keyof typeof fixtures.instruments];
  return found.map(({ domain, prefix }) => ({ id: domain, prefix }));
}

/** Everything the bands say about one percent. */
function bandsOf(percent: number | null) {
  if (percent === null) {
    return {
      snapshot_band: null,
      snapshot_label: null,
      report_band: null,
      enhanced_level: null,
      narrative: null,
      plan_title: null,
      bar_colour: null,
    };
  }
  const level = enhancedLevel(percent);
  const narrative = narrativeBand(level, percent);
  return {
    snapshot_band: snapshotBand(percent),
    snapshot_label: reportMessagesEn[snapshotBandKeys[snapshotBand(percent)]],
    report_band: reportBand(percent),
    enhanced_level: level,
    narrative,
    plan_title: planTitles[narrative],
    bar_colour: barColour(percent),
  };
}

const checks: Record<string, Check> = {
  scoring(input: { test_id: string; answers: Record<string, unknown> }, expected: unknown) {
    const { domains, overall } = scoreAnswers(domainsOf(input.test_id), input.answers);
    expect({
      domains: Object.fromEntries(
        domains.map(({ id, ...score }) => [id, { ...score, ...bandsOf(score.percent) }]),
      ),
      overall: { ...overall, ...bandsOf(overall.percent) },
    }).toEqual(expected);
  },

  bands(input: { values: unknown[] }, expected: unknown) {
    const rows = input.values.map((value) => {
      const { score, scored } = readScore(value);
      return { value, score, scored, ...bandsOf(scored ? score : null) };
    });
    expect({ rows }).toEqual(expected);
  },

  narrative_selection(input: { pairs: [Band | null, number | null][] }, expected: unknown) {
    const rows = input.pairs.map(([level, score]) => {
      const narrative = narrativeBand(level, score);
      return { level, score, narrative, plan_title: planTitles[narrative] };
    });
    expect({ rows }).toEqual(expected);
  },

  report(
    input: { test_name: string; tier?: string | null; single_purchase?: boolean },
    expected: { error?: string; testId: string; summaryTop: string[] },
  ) {
    const built = buildReport(content, input, {
      tier: input.tier ?? null,
      singlePurchase: input.single_purchase ?? false,
    });
    if (!built.ok) {
      expect({ error: built.error.code, testId: built.error.testId }).toEqual(expected);
      return;
    }
    const report = built.value;
    const { summaryTop, ...parts } = expected;
    expect({
      testId: report.testId,
      displayName: report.displayName,
      overall: report.overall,
      dimensions: report.dimensions.map(({ details: _, ...dimension }) => dimension),
      strengths: report.strengths.map(({ id }) => id),
      strengthsAreRelative: report.strengthsAreRelative,
      growthPriorities: report.growthPriorities.map(({ id }) => id),
      weeks: report.weeks,
      diagnosticSuggestions: report.diagnosticSuggestions,
      callToAction: renderEn(report.callToAction),
    }).toEqual(parts);
    const names = report.dimensions.map(({ name }) => name);
    const summary = renderEn(report.summary);
    const named = names.filter((name) => summary.includes(name));
    named.sort((a, b) => summary.indexOf(a) - summary.indexOf(b));
    expect(named).toEqual(summaryTop);
  },

  range_fill(
    input: { rows: { test_id: string; dimension_id: string; score: number }[] },
    expected: { rows: unknown[] },
  ) {
    const rows = input.rows.map(({ test_id, dimension_id, score }) => {
      const test = content.tests.find((each) => each.test_id === test_id);
      const dimension = test?.dimensions.find((each) => each.dimension_id === dimension_id);
      return textsForScore(dimension?.score_ranges ?? [], score);
    });
    expect(rows).toEqual(expected.rows);
  },

  condition(
    input: { dimension_ids: string[]; scores: Record<string, unknown>; conditions: string[] },
    expected: unknown,
  ) {
    const scores = Object.fromEntries(
      Object.entries(input.scores).map(([id, value]) => [id, readScore(value).score]),
    );
    const rows = input.conditions.map((condition) => {
      const parsed = parseCondition(condition, input.dimension_ids);
      return { condition, valid: parsed.ok, value: parsed.ok && evaluateCondition(parsed.value, scores) };
    });
    expect({ rows }).toEqual(expected);
  },

  cta(input: { rows: { tier: string | null; single_purchase: boolean }[] }, expected: { rows: string[] }) {
    const rows = input.rows.map((row) => renderEn(callToAction(row.tier, row.single_purchase)));
    expect(rows).toEqual(expected.rows);
  },

  test_id(input: { names: string[] }, expected: { rows: string[] }) {
    expect(input.names.map(testIdOf)).toEqual(expected.rows);
  },

  faq_suggest(input: { message: string }, expected: { suggestions: unknown[] }) {
    const suggestions = suggestFaq(input.message, fixtures.faq);
    expect(suggestions.map(({ id, relevanceScore }) => ({ id, relevanceScore }))).toEqual(
      expected.suggestions,
    );
  },

  bundle_discount(input: { lines: { price: unknown; quantity?: unknown }[] }, expected: unknown) {
    const lines = input.lines.map(({ price, quantity }) => ({
      unit_price_cents: centsOfDollars(price),
      quantity,
    }));
    expect(bundleTotals(lines)).toEqual(expected);
  },

  trial_days_left(input: { rows: { now: string; trial_ends_at: unknown }[] }, expected: { rows: number[] }) {
    expect(input.rows.map((row) => trialDaysLeft(Date.parse(row.now), row.trial_ends_at))).toEqual(
      expected.rows,
    );
  },

  password_strength(input: { values: string[] }, expected: { rows: unknown[] }) {
    const rows = input.values.map((value) => {
      const { score, label } = passwordStrength(value);
      return { score, label, meets_medium: score >= 2 };
    });
    expect(rows).toEqual(expected.rows);
  },

  ticket_id(
    input: { regex: string; values: string[]; timestamps_ms: number[] },
    expected: { valid: boolean[]; timestamp_part: string[] },
  ) {
    expect(input.values.map(isTicketId)).toEqual(expected.valid);
    expect(input.timestamps_ms.map(ticketTimePart)).toEqual(expected.timestamp_part);
    const made = input.timestamps_ms.map((ms) => createTicketId(ms, createRng('ticket')));
    for (const ticket of made) expect(ticket).toMatch(new RegExp(input.regex));
  },

  badge(input: { values: unknown[] }, expected: { rows: string[] }) {
    expect(input.values.map(badgeText)).toEqual(expected.rows);
  },

  quality(
    input: { question_ids: string[]; answers: Record<string, unknown>; item_times_ms: number[] },
    expected: unknown,
  ) {
    const quality = assessQuality(domainsOf('focus_snapshot'), {
      questionIds: input.question_ids,
      answers: input.answers,
      itemTimesMs: input.item_times_ms,
    });
    expect(quality).toEqual(expected);
  },

  selection(
    input: { available: Record<string, number>; target: number },
    expected: {
      selected: number;
      warning: string | null;
      min_per_domain: Record<string, number>;
      max_per_domain: Record<string, number>;
    },
  ) {
    const prefixes = Object.keys(input.available);
    const domains = prefixes.map((prefix) => ({
      id: prefix,
      prefix,
      label: prefix,
      kind: 'attention' as const,
      itemCount: 100,
      facets: [],
    }));
    const items = Object.entries(input.available).flatMap(([domain, count]) =>
      Array.from({ length: count }, (_, i) => ({
        id: `${domain}${String(i + 1).padStart(3, '0')}`,
        domain,
        facet: String(Math.floor(i / 10)),
        active: true,
      })),
    );
    const selection = {
      total: input.target,
      minPerDomain: 3,
      maxPerDomain: 4,
      followUps: 0,
      shuffle: true,
      avoidLastAttempts: 5,
    };
    for (let seed = 0; seed < 50; seed++) {
      const chosen = selectQuestions({ domains, selection }, items, { seed: `seed-${seed}`, avoid: [] });
      expect(new Set(chosen.questionIds).size).toBe(expected.selected);
      expect(chosen.warning).toBe(expected.warning);
      for (const prefix of prefixes) {
        const count = chosen.questionIds.filter((id) => id.startsWith(prefix)).length;
        expect(count).toBeGreaterThanOrEqual(expected.min_per_domain[prefix] ?? 0);
        expect(count).toBeLessThanOrEqual(expected.max_per_domain[prefix] ?? 0);
      }
    }
  },
};

const cases: readonly Case[] = vectors.cases;

describe('the acceptance vectors', () => {
  it('are all here, in the kinds and numbers they announce', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of cases) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual(vectors.case_counts);
    expect(Object.keys(checks).sort()).toEqual(Object.keys(counts).sort());
  });

  it('use the stop words of the product', () => {
    expect(fixtures.stop_words).toEqual(faqStopWords.en);
  });

  it.each(cases)('$id $kind: $title', ({ kind, input, expected }) => {
    const check = checks[kind];
    if (!check) throw new Error(`no check for '${kind}'`);
    check(input as never, expected as never);
  });
});
