import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { eventsQuery } from '@/api/calendar/events';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { latePart, usePartsAhead } from '@/components/late-part';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { type Planning, usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { useWide } from '@/hooks/use-wide';
import { useFormats } from '@/i18n/use-formats';
import type { CalendarEvent } from '@/lib/calendar/event';
import { type CalendarView, calendarViews, entriesIn, shownSpan, stepOf } from '@/lib/calendar/view';
import { isDate, wallAt } from '@/lib/calendar/zone';
import { minuteMs } from '@/lib/time';
import { Agenda, isMonthEmpty } from './agenda';
import { DayList } from './day-list';
import { Exchange } from './exchange';
import { MonthGrid } from './month-grid';
import { UnsentEvents } from './unsent-events';
import { useCalendarActions } from './use-calendar-actions';
import { useEntryWords } from './use-entry-words';
import { useEventChange } from './use-event-change';
import { useImportedShown } from './use-imported-shown';
import { WeekDays } from './week-days';

// Nothing of it is seen before somebody presses a button.
const CalendarQuestion = latePart(() =>
  import('./calendar-question').then((module) => module.CalendarQuestion),
);

const noEvents: readonly CalendarEvent[] = [];
const isImported = ({ source }: CalendarEvent) => source === 'import';

/** The view that the address names, so that it is there again after going back; a list where there is little room. */
function useView(): [CalendarView, (view: CalendarView) => void] {
  const [search, setSearch] = useSearchParams();
  const isWide = useWide('md');
  const usual = isWide ? 'month' : 'agenda';
  const view = calendarViews.find((one) => one === search.get('view')) ?? usual;
  return [view, (next) => setSearch({ view: next }, { replace: true })];
}

/** Events of a person in their zone, which the account says while the events are asked for. */
export function Calendar({ userId }: { userId: string }) {
  const planning = usePlanning(userId);
  const read = useQuery(eventsQuery(userId));
  return planning.isSettled ? <Shown userId={userId} planning={planning} read={read} /> : <LoadingState />;
}

interface ShownProps {
  userId: string;
  planning: Planning;
  read: UseQueryResult<CalendarEvent[]>;
}

/** A list, a week or a month of events, and what can be done about them. */
function Shown({ userId, planning: { tz, weekStart }, read }: ShownProps) {
  const { t } = useTranslation(['calendar', 'calendar-exchange']);
  const formats = useFormats();
  usePartsAhead(CalendarQuestion);
  const now = useNow(true, minuteMs);
  const today = wallAt(now, tz).date;
  const [view, setView] = useView();
  const [search] = useSearchParams();
  const [date, setDate] = useState(() => {
    const asked = search.get('date') ?? '';
    return isDate(asked) ? asked : today;
  });
  const [selected, setSelected] = useState(date);
  const headingId = useId();
  const dayHeading = useRef<HTMLHeadingElement>(null);
  const all = read.data ?? noEvents;
  const hasImported = all.some(isImported);
  const [showsImported, showImported] = useImportedShown();
  const events = showsImported ? all : all.filter((event) => !isImported(event));
  const changes = useEventChange(userId);
  const { actions, asking } = useCalendarActions(all, changes);
  const words = useEntryWords(tz);

  const span = shownSpan(view, date, weekStart);
  const entries = entriesIn(events, span, tz);
  const month = formats.month(`${date}T00:00:00Z`);
  const heading =
    view === 'week' ? formats.dayRange(`${span.first}T12:00:00`, `${span.last}T12:00:00`) : month;
  const show = (next: string) => {
    setDate(next);
    setSelected(next);
  };
  const list = { today, entries, words, actions };

  const shown = () => {
    if (read.isPending) return <LoadingState />;
    if (read.isError) {
      return <ErrorState error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
    }
    if (view === 'week') return <WeekDays date={date} weekStart={weekStart} {...list} />;
    const isEmpty = isMonthEmpty(entries, date);
    // What can be done about it stands above, once.
    const empty = isEmpty ? <EmptyState title={t('empty')} /> : null;
    if (view === 'agenda') return empty ?? <Agenda date={date} {...list} />;
    return (
      <div className="grid gap-8">
        <MonthGrid
          date={date}
          selected={selected}
          today={today}
          weekStart={weekStart}
          entries={entries}
          words={words}
          labelledBy={headingId}
          onMove={setDate}
          onSelect={setSelected}
          onOpen={(day) => {
            flushSync(() => setSelected(day));
            dayHeading.current?.focus();
          }}
          onDrop={actions.drop}
        />
        {empty ?? (
          <div className="max-w-3xl">
            <DayList day={selected} level={3} heading={dayHeading} adds {...list} />
          </div>
        )}
      </div>
    );
  };

  return (
    <div className="grid gap-6 pb-16" data-screen="calendar">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button data-action="add-event" onClick={() => actions.add(selected)}>
          {t('add')}
        </Button>
        <Button variant="link" size="sm" data-action="place-plan" onClick={() => actions.open('plan')}>
          {t('place.open')}
        </Button>
      </div>
      <UnsentEvents userId={userId} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="outline"
            size="icon"
            data-action="back"
            aria-label={t('back')}
            onClick={() => show(stepOf(view, date, -1))}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            data-action="on"
            aria-label={t('on')}
            onClick={() => show(stepOf(view, date, 1))}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
          <Button variant="ghost" size="sm" data-action="today" onClick={() => show(today)}>
            {t('today')}
          </Button>
          <h2 id={headingId} aria-live="polite" className="text-xl first-letter:uppercase">
            {heading}
          </h2>
        </div>
        <ChoiceBar
          legend={t('words.show')}
          choices={calendarViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onValueChange={setView}
          className="w-full sm:w-80"
        />
      </div>
      {hasImported ? (
        <Checkbox
          className="-my-3"
          label={t('calendar-exchange:imported')}
          checked={showsImported}
          onChange={({ target }) => showImported(target.checked)}
        />
      ) : null}
      <div data-view={view}>{shown()}</div>
      {read.data ? <Exchange events={events} entries={entries} span={span} actions={actions} /> : null}
      {asking.asked ? (
        <CalendarQuestion
          userId={userId}
          asked={asking.asked}
          asking={asking}
          events={all}
          tz={tz}
          weekStart={weekStart}
          now={now}
          onMissing={asking.close}
        />
      ) : null}
    </div>
  );
}
