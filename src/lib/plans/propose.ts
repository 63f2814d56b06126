import { exerciseIds } from '../exercises/ids.ts';
import { type BuiltReport, type ReportDimension, rank } from '../reports/build.ts';
import type { ReportContent } from '../reports/content-schema.ts';
import { exerciseIdOf, leadsSomewhere } from '../reports/exercises.ts';
import { briefFocus, fullWeeks, parseWeekPlan, type WeekPlanItem } from '../reports/week-plan.ts';
import { toIso } from '../time.ts';
import { startOf, type WeekStart } from './dates.ts';
import { burstLink, openLink } from './link.ts';
import type { FocusPlan, PlanDate, PlanItem, PlanProposal } from './plan.ts';

export interface PlanSource {
  readonly report: Pick<BuiltReport, 'dimensions' | 'weeks'>;
  readonly testId: string;
  readonly attemptId: string;
  /** Texts of the test in the person's language, and in English: how often is read from those. */
  readonly content: Pick<ReportContent, 'language' | 'tests'>;
  readonly english: Pick<ReportContent, 'tests'>;
  /** By English text: days a week, and minutes each time. */
  readonly cadences: Readonly<Record<string, readonly [number | null, number | null]>>;
  /** How often the brief focus is, in the person's language. */
  readonly habitCadence: string;
  /** Eight weeks instead of four. */
  readonly twice: boolean;
  /** Of a report about a child: the plan holds the steps for the adult alone. */
  readonly adultOnly: boolean;
}

export interface PlanStart {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: PlanDate;
  readonly weekStart: WeekStart;
  /** Makes a random id. */
  readonly newId: () => string;
}

const maxProposals = 60;
const levels = {
  High: ['high_score_plan', 'medium_score_plan'],
  Moderate: ['medium_score_plan', 'high_score_plan'],
} as const;

type Proposed = {
  readonly item: WeekPlanItem;
  readonly english: WeekPlanItem;
  readonly proposal: PlanProposal;
};

function proposalOf(
  item: WeekPlanItem,
  english: WeekPlanItem,
  area: string,
  source: PlanSource,
): PlanProposal {
  const [times, minutes] = source.cadences[english.cadence] ?? [null, null];
  const isBurst = exerciseIdOf(item.link) === 'focus-burst';
  const link = isBurst && minutes !== null ? burstLink(minutes) : item.link;
  return {
    area,
    title: item.title.slice(0, 120),
    link: openLink(link, exerciseIds),
    cadence_text: item.cadence.slice(0, 200),
    times_per_week: times,
    minutes,
    kind: isBurst ? 'burst' : 'exercise',
  };
}

/** What the report says about an area: first for its level, then for the other. */
function proposedFor({ id, band }: ReportDimension, source: PlanSource): Proposed[] {
  const { testId } = source;
  const planOf = (content: Pick<ReportContent, 'tests'>) =>
    content.tests
      .find((each) => each.test_id === testId)
      ?.training_recommendations.find(({ dimension_id }) => dimension_id === id);
  const [own, english] = [planOf(source.content), planOf(source.english)];
  return (band === 'High' ? levels.High : levels.Moderate).flatMap((level) => {
    const items = parseWeekPlan(english?.[level] ?? '');
    return parseWeekPlan(own?.[level] ?? '').flatMap((item, index) => {
      const original = items[index] ?? item;
      if (!leadsSomewhere(item, exerciseIds)) return [];
      return [{ item, english: original, proposal: proposalOf(item, original, id, source) }];
    });
  });
}

/** In English, because it is the same step in every language: something the adult and the child do together. */
const isTogether = ({ cadence }: WeekPlanItem) => cadence.startsWith('Together');

const isSameItem = (a: WeekPlanItem, b: WeekPlanItem) =>
  a.title === b.title && a.cadence === b.cadence && a.link === b.link;

function itemOf(proposal: PlanProposal, week: number, part: PlanItem['part'], id: string): PlanItem {
  const place = part === 'practice' ? 0 : 1;
  const untouched = {
    removed: false,
    swapped_ms: 0,
    skipped: false,
    skip_reason: null,
    skipped_ms: 0,
    ticks: {},
  };
  return { ...proposal, id, week, place, part, ...untouched };
}

/**
 * The plan a person accepts: the weeks of their report with dates, one practice and one habit each. Null where the report
 * proposes none.
 */
export function proposePlan(source: PlanSource, start: PlanStart): FocusPlan | null {
  const raised = rank(source.report.dimensions).filter(({ band }) => band !== 'Low');
  const [top] = raised;
  if (!top) return null;
  const proposed = raised
    .flatMap((dimension) => proposedFor(dimension, source))
    .filter(({ english }) => !(source.adultOnly && isTogether(english)));
  const habit = proposalOf({ ...briefFocus, cadence: source.habitCadence }, briefFocus, top.id, source);
  const weeks = source.report.weeks.map(({ week, items }) => ({
    week,
    items: items.filter(
      (item) => item === briefFocus || proposed.some((each) => isSameItem(each.item, item)),
    ),
  }));
  const once = fullWeeks(weeks);
  const all = source.twice ? [...once, ...once] : once;
  const items = all.flatMap((week, index) =>
    week.items.flatMap((item) => {
      const found = proposed.find((each) => isSameItem(each.item, item))?.proposal;
      const [proposal, part] =
        item === briefFocus ? ([habit, 'habit'] as const) : ([found, 'practice'] as const);
      return proposal ? [itemOf(proposal, index + 1, part, start.newId())] : [];
    }),
  );
  if (items.length === 0) return null;
  return {
    id: start.id,
    attempt_id: source.attemptId,
    test_id: source.testId,
    origin: 'report',
    language: source.content.language,
    starts_on: startOf(start.today, start.weekStart),
    weeks: source.twice ? 8 : 4,
    proposals: [habit, ...proposed.map(({ proposal }) => proposal)].slice(0, maxProposals),
    status: 'active',
    accepted_at: toIso(start.now),
    ended_at: null,
    items,
  };
}
