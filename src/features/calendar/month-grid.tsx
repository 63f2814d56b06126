import { cx } from 'class-variance-authority';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormats } from '@/i18n/use-formats';
import { dateByKey, type Entry, entriesOn, monthSpan, shownSpan, weeksOf } from '@/lib/calendar/view';
import type { WeekStart } from '@/lib/plans/dates';
import { kindIcons } from './entry-row';
import { useDayDrop } from './use-day-drop';
import type { EntryWords } from './use-entry-words';

export interface MonthGridProps {
  /** The day with the focus, whose month is shown. */
  date: string;
  /** The day whose events stand below. */
  selected: string;
  today: string;
  weekStart: WeekStart;
  entries: readonly Entry[];
  words: EntryWords;
  /** Id of what names the grid. */
  labelledBy: string;
  onMove: (date: string) => void;
  onSelect: (date: string) => void;
  onOpen: (date: string) => void;
  onDrop: (entry: Entry, date: string) => void;
}

const shownInCell = 3;

/** A month as a grid of days (WAI-ARIA): one stop for the tab key, arrows from day to day. */
export function MonthGrid(props: MonthGridProps) {
  const { date, weekStart, labelledBy, onMove, onSelect, onOpen } = props;
  const { weekday, longWeekday } = useWeekdays();
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    // The day that a key led to gets the focus once it is drawn.
    if (!byKey.current) return;
    byKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') onOpen(date);
    else if (event.key === ' ') onSelect(date);
    else {
      const next = dateByKey(date, event.key, event.shiftKey, weekStart);
      if (next === null) return;
      byKey.current = true;
      onMove(next);
    }
    event.preventDefault();
  };
  const weeks = weeksOf(shownSpan('month', date, weekStart));
  return (
    <table
      ref={table}
      role="grid"
      aria-labelledby={labelledBy}
      className="w-full table-fixed border-collapse"
      data-part="month"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={longWeekday(day)} className="pb-2 text-sm font-semibold">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <Day key={day} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useWeekdays() {
  const formats = useFormats();
  // Noon here is that day here.
  const noon = (day: string) => `${day}T12:00:00`;
  return {
    weekday: (day: string) => formats.weekday(noon(day)),
    longWeekday: (day: string) => formats.longWeekday(noon(day)),
  };
}

function Day({ day, ...props }: MonthGridProps & { day: string }) {
  const { date, selected, today, entries, words, onMove, onSelect, onDrop } = props;
  const { t } = useTranslation('calendar');
  const { count } = useFormats();
  const drop = useDayDrop(day, entries, onDrop);
  const own = entriesOn(entries, day);
  const { first, last } = monthSpan(date);
  const isOutside = day < first || day > last;
  const more = own.length - shownInCell;
  return (
    <td
      role="gridcell"
      data-date={day}
      tabIndex={day === date ? 0 : -1}
      aria-selected={day === selected}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => {
        onMove(day);
        onSelect(day);
      }}
      {...drop}
      className={cx(
        'h-16 cursor-pointer border border-line p-1 align-top transition-colors hover:bg-sunken sm:h-28 sm:p-1.5',
        'aria-selected:bg-accent-tint data-over:bg-accent-tint focus-visible:outline-offset-[-3px]',
        isOutside && 'text-ink-soft',
      )}
    >
      <VisuallyHidden>
        {t('cell', {
          day: words.dayText(day),
          text: own.length === 0 ? t('none') : t('count', { count: own.length }),
        })}
      </VisuallyHidden>
      <span
        aria-hidden="true"
        className={cx(
          'inline-grid size-7 place-items-center rounded-full text-sm tabular-nums',
          day === today && 'bg-accent font-semibold text-on-accent',
        )}
      >
        {count(Number(day.slice(8)))}
      </span>
      {/* The name of the cell says how many; what they are stands below, in words. */}
      <div aria-hidden="true" className="mt-0.5 flex flex-wrap gap-0.5 sm:grid">
        {own.slice(0, shownInCell).map((entry) => (
          <Chip key={entry.key} entry={entry} words={words} />
        ))}
        {more > 0 ? <Ellipsis aria-hidden="true" className="size-4 text-ink-soft" /> : null}
      </div>
    </td>
  );
}

/** On a narrow screen its sign alone. */
function Chip({ entry, words }: { entry: Entry; words: EntryWords }) {
  const { event, startMs } = entry;
  const Icon = kindIcons[event.kind];
  return (
    <span
      draggable
      onDragStart={(drag) => drag.dataTransfer.setData('text/plain', entry.key)}
      className="flex min-w-0 items-center gap-1 rounded-s text-xs text-ink sm:bg-sunken sm:px-1 sm:py-0.5"
    >
      <Icon aria-hidden="true" className="size-3 shrink-0 text-accent" />
      <span className="hidden truncate sm:inline">
        {event.all_day ? null : <span className="text-ink-soft">{words.timeOf(startMs)} </span>}
        {event.title}
      </span>
    </span>
  );
}
