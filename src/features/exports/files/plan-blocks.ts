import { weekAt } from '@/lib/plans/dates';
import type { FocusPlan, PlanItem } from '@/lib/plans/plan';
import { doneCount, itemsOfWeek, progressOf, wantedCount } from '@/lib/plans/progress';
import { exerciseIdOf } from '@/lib/reports/exercises';
import { heading, paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span } from '@/pdf/document';
import { row } from './activity-blocks';
import { type DocumentInput, ownText } from './document-input';

/** The plan that is kept, or the last one. */
export const toldPlan = (plans: readonly FocusPlan[]): FocusPlan | undefined =>
  plans.find(({ status }) => status === 'active') ?? plans[0];

/** Whether a step is called by words of the person: no report proposed it, and it is no exercise. */
export const isOwnStep = ({ proposals }: FocusPlan, { title, link }: PlanItem): boolean =>
  exerciseIdOf(link ?? '') === null && !proposals.some((proposal) => proposal.title === title);

/** Its steps week by week, each with how often it was done. */
export function planBlocks(input: DocumentInput): PdfBlock[] {
  const { data, texts } = input;
  const { plans: t, formats } = texts;
  const title = heading(2, t('title'));
  const plan = toldPlan(data.plans);
  if (!plan) return [title, paragraph(t('none.title'))];
  const { settled, steps } = progressOf(plan, data.today);
  const week = weekAt(plan, data.today);
  const isOver = plan.status !== 'active' || week > plan.weeks;
  const head =
    week < 1
      ? t('begins', { date: texts.day(plan.starts_on) })
      : isOver
        ? t('over')
        : t('weekOf', { week: formats.count(week), weeks: formats.count(plan.weeks) });
  const lang = plan.language === texts.language ? undefined : plan.language;
  const stepRow = (item: PlanItem): Span[][] => {
    const isOwn = isOwnStep(plan, item);
    const name = isOwn ? ownText(input, `step/${item.id}`, item.title, texts.t('unnamed.step')) : item.title;
    return [
      [{ text: name, lang }],
      [{ text: item.cadence_text, lang }],
      [
        {
          text: item.skipped
            ? t('skipped')
            : t('daysOf', { done: formats.count(doneCount(item)), count: wantedCount(item) }),
        },
      ],
    ];
  };
  const weeks = Array.from({ length: plan.weeks }, (_, index) => index + 1);
  return [
    title,
    paragraph(`${head} · ${t('settled', { done: formats.count(settled), count: steps })}`),
    {
      kind: 'table',
      columns: [
        { title: texts.t('column.step'), share: 5 },
        { title: texts.t('column.often'), share: 4 },
        { title: texts.t('column.done'), share: 2 },
      ],
      rows: weeks.flatMap((each) => {
        const items = itemsOfWeek(plan, each);
        return items.length === 0
          ? []
          : [row(texts.t('week', { week: formats.count(each) })), ...items.map(stepRow)];
      }),
    },
  ];
}
