import type { Band } from '../assessments/types.ts';
import type { ContentTest } from './content-schema.ts';
import { type KnownExercises, leadsSomewhere } from './exercises.ts';
import { message, type ReportMessage, reportMessagesEn } from './messages.ts';

export type WeekPlanItem = { readonly title: string; readonly cadence: string; readonly link: string };
export type WeekOfPlan = { readonly week: 1 | 2 | 3 | 4; readonly items: readonly WeekPlanItem[] };

/** Ends every week unless all areas are Low. The title is a name and stays as it is in every language. */
export const briefFocus: WeekPlanItem = {
  title: '5-Minute Brief Focus',
  cadence: reportMessagesEn['plan.briefFocusCadence'],
  link: '/training-hub/focus-burst/intro',
};
const defaultCadence = reportMessagesEn['plan.defaultCadence'];
const defaultPlanLink = '/training-hub';

const weekNumbers = [1, 2, 3, 4] as const;

/** Reads `title | cadence | link; ...`; a segment without a title is dropped. */
export function parseWeekPlan(text: string): WeekPlanItem[] {
  return text
    .split(';')
    .map((segment) => segment.split('|').map((part) => part.trim()))
    .filter(([title]) => title)
    .map(([title = '', cadence, link]) => ({
      title,
      cadence: cadence || defaultCadence,
      link: link || defaultPlanLink,
    }));
}

/**
 * The four weeks. Items of every Moderate or High dimension come in ranking order, a repeated title (any case)
 * once; item i goes to week i mod 4 + 1. All Low, or nothing scored, gives four empty weeks.
 * @param ranked scored dimensions, highest score first
 * @param known exercises that exist; items leading elsewhere are left out before they are dealt to the weeks
 */
export function buildWeeks(
  recommendations: ContentTest['training_recommendations'],
  ranked: readonly { readonly id: string; readonly band: Band | null }[],
  known?: KnownExercises,
): WeekOfPlan[] {
  const raised = ranked.filter(({ band }) => band === 'Moderate' || band === 'High');
  const items = withoutRepeats(
    raised.flatMap(({ id, band }) => {
      const recommendation = recommendations.find((each) => each.dimension_id === id);
      const text = band === 'High' ? recommendation?.high_score_plan : recommendation?.medium_score_plan;
      return parseWeekPlan(text ?? '').filter((item) => leadsSomewhere(item, known));
    }),
  );
  const daily = raised.length > 0 && leadsSomewhere(briefFocus, known) ? [briefFocus] : [];
  return weekNumbers.map((week) => ({
    week,
    items: [...items.filter((_, i) => (i % 4) + 1 === week), ...daily],
  }));
}

/**
 * The weeks as they are kept: one practice and the brief focus each. A week without a practice of its own takes its turn
 * among those of the others.
 */
export function fullWeeks(weeks: readonly WeekOfPlan[]): WeekOfPlan[] {
  const practices = weeks.flatMap(({ items }) => items.filter((item) => item !== briefFocus));
  return weeks.map(({ week, items }, index) => {
    const own = items.find((item) => item !== briefFocus) ?? practices[index % practices.length];
    return { week, items: [...(own ? [own] : []), ...items.filter((item) => item === briefFocus)] };
  });
}

/** One time through the four weeks; weeks are counted on from one cycle to the next. */
export type WeekPlanCycle = readonly { readonly week: number; readonly items: readonly WeekPlanItem[] }[];

/** The plan as it is shown: once, or twice in a row with a review between; none when no week holds anything. */
export function planCycles(weeks: readonly WeekOfPlan[], twice: boolean): WeekPlanCycle[] {
  if (weeks.every(({ items }) => items.length === 0)) return [];
  const full = fullWeeks(weeks);
  const shift = (by: number): WeekPlanCycle => full.map(({ week, items }) => ({ week: week + by, items }));
  return twice ? [shift(0), shift(weeks.length)] : [shift(0)];
}

/** The message of a cadence that comes from the code; null for one that comes from the content file. */
export function cadenceMessage(item: WeekPlanItem): ReportMessage | null {
  if (item.cadence === defaultCadence) return message('plan.defaultCadence');
  return item === briefFocus ? message('plan.briefFocusCadence') : null;
}

function withoutRepeats(items: readonly WeekPlanItem[]): WeekPlanItem[] {
  const firstByTitle = new Map<string, WeekPlanItem>();
  for (const item of items) {
    const title = item.title.toLowerCase();
    if (!firstByTitle.has(title)) firstByTitle.set(title, item);
  }
  return [...firstByTitle.values()];
}
