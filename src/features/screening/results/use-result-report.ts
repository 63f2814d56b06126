import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { fallbackLanguage, isLanguage, type Language } from '@/config/languages';
import { areaName } from '@/i18n/area-name';
import { currentLanguage } from '@/i18n/init';
import { subjectOf } from '@/lib/assessments/history';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { exerciseIds } from '@/lib/cognitive/registry';
import { type BuiltReport, buildReport, type ReportOptions } from '@/lib/reports/build';
import { type ReportContent, reportBuildWarning } from '@/lib/reports/content-schema';
import { buildInsights, type Insight, type InsightAttempt } from '@/lib/reports/insights';
import { answerCounts } from '../texts';

export interface ResultReport {
  /** Strengths and growth priorities: needs no texts and is always there. */
  basic: Pick<BuiltReport, 'strengths' | 'strengthsAreRelative' | 'growthPriorities'>;
  /** With the texts of the content file; null until they are there, and when they cannot be loaded. */
  full: BuiltReport | null;
  insights: readonly Insight[];
  /** Language of the texts: English while there are none in the reader's. */
  language: Language;
  /** The texts are on their way. */
  loading: boolean;
}

/** The results screen reports every plan as freemium; the enhanced report knows the real one. */
const options: ReportOptions = { tier: 'freemium', exercises: exerciseIds };

/** What the report builder makes of an attempt for the results screen. A failure is logged and leaves the texts out. */
export function useResultReport(
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  userId: string | null,
): ResultReport {
  const { t } = useTranslation('screening');
  const content = useQuery(reportContentQuery(definition.testId, currentLanguage()));
  const others = useQuery(knownAttemptsQuery(userId));
  const names = Object.fromEntries(definition.domains.map((each) => [each.id, areaName(t, each)]));
  const basic = build(bareContent(definition, names), definition, attempt);
  const full = content.data ? build(content.data, definition, attempt) : null;
  const failure = content.error ?? (content.data && !full ? 'no content for this test' : null);

  useEffect(() => {
    if (failure !== null) console.warn(reportBuildWarning, failure);
  }, [failure]);

  return {
    basic: basic ?? { strengths: [], strengthsAreRelative: false, growthPriorities: [] },
    full,
    insights: full ? insightsOf(definition, attempt, others.data ?? [], names) : [],
    language: isLanguage(content.data?.language) ? content.data.language : fallbackLanguage,
    loading: content.isPending,
  };
}

function build(
  content: Pick<ReportContent, 'tests' | 'generic_narratives'>,
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
): BuiltReport | null {
  const input = {
    test_name: definition.reportName,
    percentage_score: attempt.overall,
    metadata: { domain_scores: attempt.domains },
  };
  const built = buildReport(content, input, options);
  return built.ok ? built.value : null;
}

/** The test's areas and nothing to say about them: the ranking rules need no more. */
function bareContent(
  definition: InstrumentDefinition,
  names: Readonly<Record<string, string>>,
): Pick<ReportContent, 'tests'> {
  const dimensions = definition.domains.map(({ id, label }) => ({
    dimension_id: id,
    dimension_name: names[id] ?? label,
    score_ranges: [],
  }));
  const test = {
    test_id: definition.testId,
    display_name: definition.reportName,
    dimensions,
    training_recommendations: [],
    diagnostic_recommendations: [],
  };
  return { tests: [test] };
}

function insightsOf(
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  others: readonly AttemptRecord[],
  names: Readonly<Record<string, string>>,
): Insight[] {
  const counts = answerCounts(definition, attempt.question_ids, (id) => Object.hasOwn(attempt.answers, id));
  const insights = buildInsights({
    attempt: comparable(attempt),
    others: others.filter(({ id }) => id !== attempt.id).map(comparable),
    dimensions: definition.domains.map(({ id, label }) => {
      const percent = attempt.domains[id] ?? null;
      return { id, name: names[id] ?? label, score: percent ?? 0, scored: percent !== null };
    }),
    answered: Object.fromEntries(Object.entries(counts).map(([id, { answered }]) => [id, answered])),
  });
  // The screen shows that note by itself, also when there are no insights.
  return insights.filter(({ id }) => id !== 'quality_note');
}

function comparable(attempt: AttemptRecord): InsightAttempt {
  const {
    test_id,
    form,
    language,
    quality,
    overall,
    completed_at: completedAt,
    details,
    invite_id,
  } = attempt;
  const subject = subjectOf(details?.child_label);
  return { test_id, form, language, quality, overall, completedAt, subject, invited: Boolean(invite_id) };
}
