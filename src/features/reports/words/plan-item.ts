import { burstLink } from '@/lib/plans/link';
import { briefFocus, type WeekPlanItem } from '@/lib/reports/week-plan';
import type { ReportTexts } from './texts';

const briefMinutes = 5;

/** An entry of the plan in the words of the Training Hub, and where it leads; `own` when they are in the reader's language. */
export function planItemWords(
  item: WeekPlanItem,
  texts: Pick<ReportTexts, 'exercise' | 't'>,
): { title: string; link: string; own: boolean } {
  const name = item === briefFocus ? texts.exercise('focus-burst') : null;
  if (name === null) return { title: item.title, link: item.link, own: false };
  const length = texts.t('common:words.minutes', { count: briefMinutes });
  return { title: `${name} · ${length}`, link: burstLink(briefMinutes), own: true };
}
