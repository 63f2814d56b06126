import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { QuestionDialog } from '@/components/question-dialog';
import { NextDates } from '@/components/schedule/next-dates';
import { RuleFields } from '@/components/schedule/rule-fields';
import { WallTimeField } from '@/components/schedule/wall-time-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { asShown, ruleFrom, ruleMoved } from '@/lib/calendar/edits';
import {
  type CalendarEvent,
  type EventFields,
  eventFaults,
  maxEventDays,
  maxEventLocation,
  maxEventNotes,
  maxEventTitle,
} from '@/lib/calendar/event';
import {
  blank,
  changeFrom,
  type EventForm,
  eventFormOf,
  eventFormSchema,
  newEventForm,
  nextHour,
  said,
} from '@/lib/calendar/event-form';
import { rowsOfEvent } from '@/lib/calendar/ics/file';
import { type Repeat, type RepeatFault, repeatOf, ruleOf } from '@/lib/calendar/repeat';
import { parseRule } from '@/lib/calendar/rule';
import { isoDayOf } from '@/lib/calendar/rule-days';
import type { Entry } from '@/lib/calendar/view';
import { wallAt } from '@/lib/calendar/zone';
import type { WeekStart } from '@/lib/plans/dates';
import { KindField, NotesField, ZoneField } from './event-fields';
import type { CalendarAsking, EntryChange } from './use-calendar-actions';
import { useFileOffer } from './use-file-offer';

export interface EventDialogProps {
  asking: CalendarAsking;
  events: readonly CalendarEvent[];
  /** What is changed; null: a new one on `date`. */
  entry: Entry | null;
  date: string;
  /** The zone of the person. */
  tz: string;
  weekStart: WeekStart;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the form begins with, and what it changes. */
function startOf({ entry, date, tz, now }: EventDialogProps): { kept: EventFields; form: EventForm } {
  if (entry === null) {
    const isToday = wallAt(now, tz).date === date;
    const time = isToday ? nextHour(now, tz) : '09:00';
    return { kept: { ...blank, tz }, form: newEventForm({ date, time, tz }) };
  }
  const shown = asShown(entry);
  const rrule = entry.event === entry.series ? ruleFrom(entry.series, entry.nominal) : null;
  return { kept: { ...shown, rrule }, form: eventFormOf(entry.event, shown.starts) };
}

/** Everything about an event, and the ways to take it away. */
export function EventDialog(props: EventDialogProps) {
  const { asking, entry, weekStart, now } = props;
  const { t } = useTranslation(['calendar', 'schedule']);
  const [{ kept, form: first }] = useState(() => startOf(props));
  const form = useHouseForm(eventFormSchema, { defaults: first });
  const [firstRepeat] = useState(() => repeatOf(kept.rrule, first.startDate, first.tz));
  const [repeat, setRepeat] = useState<Repeat>(firstRepeat);
  const [fault, setFault] = useState<RepeatFault | 'never' | 'unsupported' | undefined>();
  const typed = useWatch({ control: form.control }) as EventForm;
  const { startDate, startTime, endDate, endTime, allDay, tz } = typed;
  const errors = form.formState.errors;
  const faultText = (name: 'startDate' | 'startTime' | 'endDate' | 'endTime') => {
    const key = errors[name]?.message;
    return key === undefined ? undefined : t(key as 'calendar:form.endBefore', { max: maxEventDays });
  };
  const set = (changed: Partial<EventForm>) => {
    for (const name of Object.keys(changed) as (keyof EventForm)[]) {
      form.setValue(name, changed[name] as never, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  };
  const moveStart = (date: string, time: string) => {
    // The end keeps its distance as long as nobody says otherwise.
    const days = Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${startDate}T00:00:00Z`);
    const next = Date.parse(`${date}T00:00:00Z`) + days;
    set({
      startDate: date,
      startTime: time,
      ...(Number.isNaN(next) ? {} : { endDate: new Date(next).toISOString().slice(0, 10) }),
    });
    // A week that names the day of the event follows it.
    const named = repeat.days.length === 1 && repeat.days[0] === isoDayOf(startDate);
    if (named && !Number.isNaN(next)) setRepeat({ ...repeat, days: [isoDayOf(date)] });
  };
  const isRepeatSame = (date: string) => {
    const follows = (one: Repeat, day: string) => one.days.join() === String(isoDayOf(day));
    const days =
      follows(repeat, date) && follows(firstRepeat, first.startDate) ? firstRepeat.days : repeat.days;
    return JSON.stringify({ ...repeat, days }) === JSON.stringify(firstRepeat);
  };
  const submit = (checked: EventForm) => {
    const rule = isRepeatSame(checked.startDate)
      ? { ok: true as const, value: ruleMoved(kept.rrule, first.startDate, checked.startDate) }
      : ruleOf(repeat, checked.startDate, checked.tz);
    if (!rule.ok) {
      setFault(rule.error);
      return;
    }
    const fields = said(checked, rule.value, kept);
    const faults = eventFaults(fields);
    if (faults.includes('until_before_start')) setFault('until');
    else if (faults.includes('never_happens')) setFault('never');
    else if (faults.includes('rule_unsupported')) setFault('unsupported');
    else if (entry === null) asking.addNow(fields);
    else {
      // A rule that follows its event to another day is asked about as that day is.
      const rrule = isRepeatSame(checked.startDate) ? kept.rrule : fields.rrule;
      asking.changeEntry(entry, changeFrom(kept, { ...fields, rrule }) as EntryChange);
    }
  };
  const shownRule = ruleOf(repeat, startDate, tz);
  const rule = shownRule.ok && shownRule.value !== null ? parseRule(shownRule.value) : null;
  const start = { date: startDate, time: allDay ? null : startTime, tz };
  return (
    <QuestionDialog
      title={entry === null ? t('add') : t('words.pair', { name: entry.event.title, text: t('edit') })}
      opener={asking.opener}
      onClose={asking.close}
    >
      <Form form={form} onSubmit={submit} className="grid gap-5">
        <FormField
          form={form}
          name="title"
          label={t('words.title')}
          faultValues={{ max: maxEventTitle }}
          required
          autoComplete="off"
        />
        <FormField form={form} name="allDay" as={Checkbox} label={t('allDay')} />
        <WallTimeField
          name="start"
          dateLabel={t('form.startDate')}
          timeLabel={t('form.startTime')}
          date={startDate}
          time={allDay ? null : startTime}
          tz={tz}
          onChange={({ date, time }) => moveStart(date, time ?? startTime)}
          dateError={faultText('startDate')}
          timeError={faultText('startTime')}
        />
        <WallTimeField
          name="end"
          dateLabel={allDay ? t('schedule:ends.lastDay') : t('form.endDate')}
          timeLabel={t('form.endTime')}
          date={endDate}
          time={allDay ? null : endTime}
          tz={tz}
          onChange={({ date, time }) => set({ endDate: date, endTime: time ?? endTime })}
          dateError={faultText('endDate')}
          timeError={faultText('endTime')}
        />
        {allDay ? null : (
          <FormField form={form} name="tz" as={ZoneField} label={t('form.zone')} zone={first.tz} />
        )}
        <RuleFields
          value={repeat}
          onChange={(next) => {
            setRepeat(next);
            setFault(undefined);
          }}
          start={start}
          weekStart={weekStart}
          fault={fault === 'never' || fault === 'unsupported' ? undefined : fault}
        />
        {fault === 'never' || fault === 'unsupported' ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {t(`schedule:fault.${fault}`)}
          </p>
        ) : null}
        {rule?.ok ? (
          <NextDates
            series={{
              start: allDay ? startDate : `${startDate}T${startTime}`,
              allDay,
              rule: rule.value,
              tz,
            }}
            now={now}
          />
        ) : null}
        <FormField form={form} name="kind" as={KindField} label={t('form.kind')} kept={kept.kind} />
        <FormField
          form={form}
          name="location"
          label={t('form.place')}
          faultValues={{ max: maxEventLocation }}
          optionalLabel={t('optional')}
          autoComplete="off"
        />
        <FormField
          form={form}
          name="notes"
          as={NotesField}
          label={t('words.notes')}
          faultValues={{ max: maxEventNotes }}
          optionalLabel={t('optional')}
        />
        <Button type="submit" data-action="save-event">
          {t('form.save')}
        </Button>
      </Form>
      {entry === null ? null : <EntryTools {...props} entry={entry} />}
    </QuestionDialog>
  );
}

/** What else can be done with an event that is there. */
function EntryTools({ asking, entry, events }: EventDialogProps & { entry: Entry }) {
  const { t } = useTranslation(['calendar', 'calendar-exchange']);
  const { offer, busy } = useFileOffer();
  return (
    <div className="mt-6 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4">
      <Button
        variant="link"
        size="sm"
        data-action="remove-event"
        onClick={() => asking.changeEntry(entry, null)}
      >
        {t('words.delete')}
      </Button>
      <Button
        variant="link"
        size="sm"
        busy={busy}
        data-action="download-event"
        onClick={() => offer({ rows: rowsOfEvent(entry.event, events), about: [entry.firstDay] })}
      >
        {t('calendar-exchange:download.open')}
      </Button>
    </div>
  );
}
