import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import {
  isLastOfMonth,
  isSkippedSometimes,
  type MonthWay,
  monthWays,
  nthOf,
  type Repeat,
  type RepeatEnd,
  type RepeatFault,
  repeatEnds,
  repeatKinds,
} from '@/lib/calendar/repeat';
import { maxCount, maxInterval, parseRule } from '@/lib/calendar/rule';
import { isoDayOf } from '@/lib/calendar/rule-days';
import { addDays, type WeekStart } from '@/lib/plans/dates';
import { DayChoices } from './day-choices';
import { monthDayText, ruleText, type SeriesStart, weekdayText } from './rule-text';

export interface RuleFieldsProps {
  value: Repeat;
  onChange: (value: Repeat) => void;
  /** The first time, as far as it is known: days of a month follow from it. */
  start: SeriesStart;
  weekStart: WeekStart;
  /** What is wrong, once somebody tried. */
  fault?: RepeatFault | undefined;
}

const isIn = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((one) => one === value);

/** How something repeats: how often, on which days, and until when. */
export function RuleFields({ value, onChange, start, weekStart, fault }: RuleFieldsProps) {
  const { t, i18n } = useTranslation('schedule');
  const set = (change: Partial<Repeat>) => onChange({ ...value, ...change });
  const { kind } = value;
  const other = kind === 'other' ? parseRule(value.other) : null;
  const setKind = (next: string) => {
    if (!isIn(repeatKinds, next)) return;
    // Whoever moved the first time before choosing weeks means that day.
    set({ kind: next, ...(next === 'week' && value.kind === 'never' && { days: [isoDayOf(start.date)] }) });
  };
  return (
    <div className="grid gap-5" data-part="rule">
      <Field label={t('repeat.label')}>
        <NativeSelect name="repeat" value={kind} onChange={(event) => setKind(event.target.value)}>
          {repeatKinds.map((one) => (
            <option key={one} value={one}>
              {one === 'day' ? t('rule.daily') : t(`repeat.${one}`)}
            </option>
          ))}
          {other ? (
            <option value="other">
              {other.ok ? ruleText(other.value, { ...start, time: null }, t, i18n.language) : value.other}
            </option>
          ) : null}
        </NativeSelect>
      </Field>
      {kind === 'day' || kind === 'week' || kind === 'month' || kind === 'year' ? (
        <TextField
          name="interval"
          label={t(`interval.${kind}`)}
          value={value.interval}
          onChange={(event) => set({ interval: event.target.value })}
          error={fault === 'interval' ? t('fault.number', { max: maxInterval }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-56"
        />
      ) : null}
      {kind === 'week' ? (
        <DayChoices
          value={value.days}
          weekStart={weekStart}
          onChange={(days) => set({ days })}
          error={fault === 'days' ? t('days.missing') : undefined}
        />
      ) : null}
      {kind === 'month' ? (
        <MonthDay value={value.month} date={start.date} onChange={(month) => set({ month })} />
      ) : null}
      {kind === 'never' || kind === 'other' ? null : (
        <End value={value} onChange={set} date={start.date} fault={fault} />
      )}
    </div>
  );
}

interface MonthDayProps {
  value: MonthWay;
  date: string;
  onChange: (value: MonthWay) => void;
}

/** Which day of a month, by the first one. */
function MonthDay({ value, date, onChange }: MonthDayProps) {
  const { t } = useTranslation('schedule');
  const day = isoDayOf(date);
  const isLastDay = addDays(date, 1).slice(0, 7) !== date.slice(0, 7);
  const offered: Readonly<Record<MonthWay, boolean>> = {
    day: true,
    weekday: true,
    lastWeekday: isLastOfMonth(date) || value === 'lastWeekday',
    last: isSkippedSometimes(date) || isLastDay || value === 'last',
  };
  const textOf = (way: MonthWay) => {
    if (way === 'last') return monthDayText(-1, t);
    if (way === 'day') return monthDayText(Number(date.slice(8)), t);
    return weekdayText({ day, ordinal: way === 'lastWeekday' ? -1 : nthOf(date) }, t);
  };
  const isSkipped =
    (value === 'day' && isSkippedSometimes(date)) || (value === 'weekday' && nthOf(date) === 5);
  return (
    <Field label={t('month.label')} hint={isSkipped ? t('month.short') : undefined}>
      <NativeSelect
        name="month-day"
        value={value}
        onChange={(event) => {
          if (isIn(monthWays, event.target.value)) onChange(event.target.value);
        }}
      >
        {monthWays
          .filter((way) => offered[way])
          .map((way) => (
            <option key={way} value={way}>
              {textOf(way)}
            </option>
          ))}
      </NativeSelect>
    </Field>
  );
}

interface EndProps {
  value: Repeat;
  onChange: (change: Partial<Repeat>) => void;
  date: string;
  fault: RepeatFault | undefined;
}

function End({ value, onChange, date, fault }: EndProps) {
  const { t } = useTranslation('schedule');
  const dayFault = { until: t('fault.untilBefore'), untilMissing: t('fault.day') };
  return (
    <>
      <ChoiceBar<RepeatEnd>
        legend={t('ends.label')}
        choices={repeatEnds.map((one) => ({ value: one, label: t(`ends.${one}`) }))}
        value={value.ends}
        onValueChange={(ends) => onChange({ ends })}
      />
      {value.ends === 'until' ? (
        <TextField
          type="date"
          name="until"
          label={t('ends.lastDay')}
          min={date}
          value={value.until}
          onChange={(event) => onChange({ until: event.target.value })}
          error={fault === 'until' || fault === 'untilMissing' ? dayFault[fault] : undefined}
          className="max-w-56"
        />
      ) : null}
      {value.ends === 'count' ? (
        <TextField
          name="count"
          label={t('ends.times')}
          value={value.count}
          onChange={(event) => onChange({ count: event.target.value })}
          error={fault === 'count' ? t('fault.number', { max: maxCount }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-56"
        />
      ) : null}
    </>
  );
}
