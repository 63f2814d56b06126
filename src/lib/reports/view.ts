import { fallbackLanguage, isLanguage, type Language } from '@/config/languages';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { subjectOf } from '@/lib/assessments/history';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { ComparableRun } from '@/lib/cognitive/focustrack/variability';
import type { BuiltReport, ReportDimension } from '@/lib/reports/build';
import type { ReportContent } from '@/lib/reports/content-schema';
import { buildInsights, type Insight, type InsightAttempt } from '@/lib/reports/insights';
import type { ReportMessage } from '@/lib/reports/messages';
import type { RunTimelineData } from '@/lib/reports/special/run-timeline';
import { planCycles, type WeekPlanCycle } from '@/lib/reports/week-plan';
import { type AreaColour, areaColour, type Zone, zoneOf } from '../assessments/bands.ts';
import type { FocustrackRun } from '../cognitive/focustrack/stored-run.ts';
import { type AreaNames, bareContent, namedContent, reportOfAttempt } from './attempt-report.ts';
import { headlineOf } from './headline.ts';
import { isPremiumReader, type ReportReader, visitorReader } from './reader';
import { type Scoring, scoringOf } from './scoring-view';
import { otherViewOf } from './special/two-informants.ts';
import { mayPromptUpgrade, type Wording, wordingOf } from './wording';

/*
 * Everything a report shows, worked out from a stored attempt and the report texts. The screen and the PDF draw
 * the same view, so they can never say different things.
 */

export type ReportArea = ReportDimension & {
  readonly answered: number;
  readonly served: number;
  /** Fewer than half of the questions served were answered. */
  readonly thin: boolean;
  /** Null when not scored. */
  readonly colour: AreaColour | null;
  /** Null when not scored, and for a preference. */
  readonly zone: Zone | null;
};

export type ReportView = {
  readonly attempt: AttemptRecord;
  readonly definition: InstrumentDefinition;
  readonly report: BuiltReport;
  /** The result in one or two sentences that name only raised areas; null for a preference. */
  readonly headline: readonly ReportMessage[] | null;
  /** Up to three calm areas, lowest first. What is raised is never among them. */
  readonly strengths: readonly ReportArea[];
  /** Highest score first; areas without a score at the end, in report order. */
  readonly areas: readonly ReportArea[];
  /** Empty when there are no report texts. The note on quality is not among them: see `qualityNote`. */
  readonly insights: readonly Insight[];
  /** Some answers came very quickly or look alike. */
  readonly qualityNote: boolean;
  /** Language of the report texts; null when they could not be loaded. */
  readonly contentLanguage: Language | null;
  /** The support line stands at the top instead of the foot. */
  readonly supportFirst: boolean;
  readonly scoring: Scoring;
  readonly wording: Wording;
  readonly reader: ReportReader;
  /** Other attempts of the person, any test, newest first; empty for somebody else. */
  readonly others: readonly AttemptRecord[];
  /** The stored run of the reaction-time test, where the reader may have it. */
  readonly run: FocustrackRun | null;
  /** That run trial by trial, where its trials could be read. */
  readonly timeline: RunTimelineData | null;
  /** Scored reaction-time runs of the person by attempt, this one among them; empty in reports of other tests. */
  readonly runs: Readonly<Record<string, ComparableRun>>;
  /** The plan by weeks: once, or twice with a review between; empty without texts or when no area is raised. */
  readonly cycles: readonly WeekPlanCycle[];
  /** The line under the plan; null for somebody the report was shared with. */
  readonly callToAction: ReportMessage | null;
};

export type ReportViewInput = {
  readonly attempt: AttemptRecord;
  readonly definition: InstrumentDefinition;
  /** Null when the texts could not be loaded: scores, bars and scoring are shown without them. */
  readonly content: ReportContent | null;
  /** Other attempts of the person, for the change since the last one. */
  readonly others: readonly AttemptRecord[];
  /** Name of each area in the reader's language, by id. */
  readonly areaNames: AreaNames;
  /** Left out: somebody who is not signed in. */
  readonly reader?: ReportReader;
  readonly run?: FocustrackRun | null;
  readonly timeline?: RunTimelineData | null;
  readonly runs?: ReportView['runs'];
};

/** Something to log; the report stands without it. */
export type ReportProblem = { readonly reason: string };

export function buildReportView(input: ReportViewInput): { view: ReportView; problems: ReportProblem[] } {
  const { attempt, definition, content, areaNames, reader = visitorReader, run = null } = input;
  const problems: ReportProblem[] = [];
  const wording = wordingOf(definition, attempt);
  const plan = reader.audience === 'owner' && mayPromptUpgrade(wording) ? reader : null;
  const options = {
    tier: plan ? plan.planText : 'other',
    singlePurchase: plan?.recentPurchase ?? false,
    secondView: hasSecondView(attempt, input.others, reader),
  };
  const withTexts = content && reportOfAttempt(namedContent(content, areaNames), attempt, options);
  if (content && !withTexts) problems.push({ reason: `no report texts for ${definition.testId}` });
  const report = withTexts ?? reportOfAttempt(bareContent(definition, areaNames), attempt, options);
  if (!report) throw new Error(`no report for ${definition.testId}`);
  for (const { index, reason } of report.warnings) problems.push({ reason: `condition ${index}: ${reason}` });

  const scoring = scoringOf(definition, attempt, run);
  const areas = report.dimensions.map((dimension) => areaOf(dimension, definition, attempt, scoring));
  const view: ReportView = {
    attempt,
    definition,
    report,
    headline: headlineOf(report.dimensions, definition),
    strengths: areas
      .filter(({ zone }) => zone === 'calm')
      .sort((a, b) => a.score - b.score)
      .slice(0, 3),
    areas: [...areas].sort((a, b) => Number(b.scored) - Number(a.scored) || b.score - a.score),
    // A preference has no level, and nothing about it is a difficulty.
    insights: withTexts && wording !== 'choice' ? insightsOf(input, report, scoring) : [],
    qualityNote: attempt.quality.level !== 'ok',
    contentLanguage: withTexts && content ? languageOf(content) : null,
    supportFirst: report.dimensions.some(
      ({ id, scored, score }) => scored && score >= 70 && definition.supportDomains.includes(id),
    ),
    scoring,
    wording,
    reader,
    others: input.others,
    run,
    timeline: input.timeline ?? null,
    runs: input.runs ?? {},
    cycles: withTexts ? planCycles(report.weeks, isPremiumReader(reader)) : [],
    callToAction: reader.audience === 'owner' ? report.callToAction : null,
  };
  return { view, problems };
}

function hasSecondView(
  attempt: AttemptRecord,
  others: readonly AttemptRecord[],
  reader: ReportReader,
): boolean {
  return reader.audience === 'owner' ? otherViewOf(attempt, others) !== null : Boolean(reader.otherView);
}

function languageOf({ language }: ReportContent): Language {
  return isLanguage(language) ? language : fallbackLanguage;
}

function areaOf(
  dimension: ReportDimension,
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  scoring: Scoring,
): ReportArea {
  const row = scoring.areas.find(({ id }) => id === dimension.id);
  const prefix = definition.domains.find(({ id }) => id === dimension.id)?.prefix;
  return {
    ...dimension,
    answered: row?.answered ?? 0,
    served: row?.served ?? 0,
    thin: prefix !== undefined && attempt.quality.thin_prefixes.includes(prefix),
    colour: dimension.scored ? areaColour(dimension.score, definition) : null,
    zone: dimension.scored ? zoneOf(dimension.score, definition) : null,
  };
}

function insightsOf({ attempt, others }: ReportViewInput, report: BuiltReport, scoring: Scoring): Insight[] {
  const insights = buildInsights({
    attempt: asInsightAttempt(attempt),
    others: others.map(asInsightAttempt),
    dimensions: report.dimensions,
    answered: Object.fromEntries(scoring.areas.map(({ id, answered }) => [id, answered])),
  });
  return insights.filter(({ id }) => id !== 'quality_note');
}

function asInsightAttempt(attempt: AttemptRecord): InsightAttempt {
  const {
    test_id,
    form,
    language,
    overall,
    quality,
    completed_at: completedAt,
    details,
    invite_id,
  } = attempt;
  return {
    test_id,
    instrument_version: attempt.instrument_version,
    form,
    language,
    overall,
    quality,
    completedAt,
    subject: subjectOf(details?.child_label),
    answered: Object.keys(attempt.answers).length,
    served: attempt.question_ids.length,
    invited: Boolean(invite_id),
  };
}

/** Language of the report texts where it differs from the reader's, for the `lang` of their elements. */
export function textLanguage(
  { contentLanguage }: Pick<ReportView, 'contentLanguage'>,
  language: Language,
): Language | undefined {
  return contentLanguage === null || contentLanguage === language ? undefined : contentLanguage;
}
