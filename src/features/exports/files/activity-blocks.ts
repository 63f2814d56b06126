import { minutesOf } from '@/lib/progress/heat';
import { burstStatistics, weeksOf } from '@/lib/progress/statistics';
import { heading, paragraph, small } from '@/pdf/block-makers';
import type { PdfBlock, Span } from '@/pdf/document';
import type { DocumentInput } from './document-input';

/** A row of plain cells. */
export const row = (...cells: readonly string[]): Span[][] => cells.map((text) => [{ text }]);

/** Days with something done, minutes and sessions; week by week as a picture and as a table. */
export function doneBlocks({ data, texts }: DocumentInput): PdfBlock[] {
  const { progress: t, formats } = texts;
  const { count } = formats;
  const { days, bursts, range, weekStart } = data;
  const title = heading(2, texts.t('part.done'));
  if (days.length === 0) return [title, paragraph(texts.t('none.done'))];
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0);
  const told = burstStatistics(bursts);
  const finished =
    told.bursts === 0 ? count(0) : t('numbers.of', { part: count(told.finished), all: count(told.bursts) });
  const weeks = weeksOf(days, bursts, { ...range, weekStart });
  const most = Math.max(...weeks.map(({ minutes }) => minutes), 1);
  const minutes = count(sum(minutesOf));
  const active = count(days.filter((day) => day.active).length);
  return [
    title,
    {
      kind: 'table',
      columns: [
        { title: texts.t('column.what'), share: 3 },
        { title: t('words.value'), share: 1, end: true },
      ],
      rows: [
        row(t('numbers.minutes'), minutes),
        row(t('numbers.days'), active),
        row(t('numbers.runs'), count(sum(({ runs }) => runs))),
        row(t('numbers.bursts'), finished),
        row(t('numbers.tasks'), count(sum(({ tasks_done }) => tasks_done))),
      ],
    },
    heading(3, t('weeks.title')),
    small(t('heat.summary', { minutes, days: active })),
    {
      kind: 'plot',
      shape: 'columns',
      values: weeks.map((week) => ({ at: 0, value: week.minutes / most })),
      top: count(most),
      bottom: count(0),
      start: texts.shortDay(weeks[0]?.start ?? range.from),
      end: weeks.length > 1 ? texts.shortDay(weeks.at(-1)?.start ?? range.to) : '',
      alt: texts.t('alt.weeks', { count: weeks.length, most: count(most) }),
    },
    {
      kind: 'table',
      close: true,
      columns: [
        { title: t('weeks.week'), share: 3 },
        { title: t('numbers.minutes'), share: 2, end: true },
        { title: t('weeks.bursts'), share: 2, end: true },
      ],
      rows: weeks.map((week) => row(texts.day(week.start), count(week.minutes), count(week.bursts))),
    },
  ];
}
