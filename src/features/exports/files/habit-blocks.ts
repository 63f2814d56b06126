import type { Goal } from '@/api/habits/shapes';
import { partsOf, strengthOf } from '@/lib/habits/habit';
import { addDays, weekStartOf } from '@/lib/plans/dates';
import { doneOfLast28 } from '@/lib/progress/habit-strength';
import { goalAmount, goalState, targetAt } from '@/lib/progress/weekly-goal';
import { heading, list, paragraph } from '@/pdf/block-makers';
import type { PdfBlock } from '@/pdf/document';
import { row } from './activity-blocks';
import { type DocumentInput, ownText } from './document-input';

/** Weekly goals and habits as they stand; what is called by the person's own words only where that is allowed. */
export function habitBlocks(input: DocumentInput): PdfBlock[] {
  const { data, texts } = input;
  const { habits: t, formats } = texts;
  const { book, today, weekStart } = data;
  const title = heading(2, texts.t('part.habits'));
  const goals = book.goals.filter(({ status }) => status === 'active');
  const habits = book.habits.filter(({ status }) => status === 'active');
  if (goals.length + habits.length === 0) return [title, paragraph(texts.t('none.habits'))];
  const rows = habits.map((habit, index) => {
    const { label, percent } = strengthOf(habit, book.days_off, { today, weekStart });
    const name = ownText(
      input,
      `habit/${habit.id}`,
      habit.title,
      texts.t('unnamed.habit', { number: formats.count(index + 1) }),
    );
    return row(
      name,
      `${t(`strength.${label}`)} · ${t('strength.percent', { percent: formats.count(percent) })}`,
      t('strength.of28', { done: formats.count(doneOfLast28(partsOf(habit), today)) }),
    );
  });
  return [
    title,
    ...(goals.length > 0 ? [heading(3, t('goal.title'))] : []),
    ...list(goals.map((goal) => goalText(goal, input))),
    ...(habits.length > 0
      ? [
          heading(3, t('habit.title')),
          {
            kind: 'table' as const,
            columns: [
              { title: texts.t('column.habit'), share: 4 },
              { title: texts.t('column.strength'), share: 4 },
              { title: texts.t('column.lately'), share: 3 },
            ],
            rows,
          },
        ]
      : []),
  ];
}

/** What is aimed at, and in how many of the weeks it was met; the week of today is not over. */
function goalText(goal: Goal, { data, texts }: DocumentInput): string {
  const { habits: t, formats } = texts;
  const { days, range, today, weekStart } = data;
  const values = Object.fromEntries(days.map((day) => [day.date, goalAmount(day, goal.kind, goal.scope)]));
  const began = goal.created_at.slice(0, 10);
  let weeks = 0;
  let met = 0;
  for (
    let week = weekStartOf(began > range.from ? began : range.from, weekStart);
    addDays(week, 6) < today;
    week = addDays(week, 7)
  ) {
    const target = targetAt(goal, week);
    weeks += 1;
    if (goalState({ kind: goal.kind, target, weekStart: week, today, values }).status === 'met') met += 1;
  }
  const target = formats.count(targetAt(goal, weekStartOf(today, weekStart)));
  const name = t(`goal.name.${goal.kind}.${goal.scope}`, { target });
  if (weeks === 0) return name;
  return t('words.pair', {
    name,
    text: texts.t('goalWeeks', { met: formats.count(met), count: weeks }),
  });
}
