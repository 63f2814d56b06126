import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/text-field';
import { useFormats } from '@/i18n/use-formats';
import { wallAt, wallToUtc } from '@/lib/calendar/zone';

export interface WallTimeFieldProps {
  dateLabel: string;
  timeLabel: string;
  /** YYYY-MM-DD and HH:MM as the fields of the browser write them, empty where nothing was chosen. */
  date: string;
  /** null: whole days, without a time. */
  time: string | null;
  onChange: (value: { date: string; time: string | null }) => void;
  /** IANA: the clock that is meant. */
  tz: string;
  dateError?: string | undefined;
  timeError?: string | undefined;
  /** Of the fields, for forms that have two of them. */
  name?: string;
}

/** A day and a time of the clock, with a word where the clocks change at that very time. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { dateLabel, timeLabel, date, time, onChange, tz, dateError, timeError, name = 'start' } = props;
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          name={`${name}-date`}
          label={dateLabel}
          value={date}
          onChange={(event) => onChange({ date: event.target.value, time })}
          error={dateError}
        />
        {time === null ? null : (
          <TextField
            type="time"
            name={`${name}-time`}
            label={timeLabel}
            value={time}
            onChange={(event) => onChange({ date, time: event.target.value })}
            error={timeError}
          />
        )}
      </div>
      {time === null ? null : <ClockChange date={date} time={time} tz={tz} />}
    </div>
  );
}

/** What becomes of a time that a clock jumps over, or shows twice. */
function ClockChange({ date, time, tz }: { date: string; time: string; tz: string }) {
  const { t } = useTranslation('schedule');
  const { utcDate, wallTime } = useFormats();
  const moment = wallToUtc(`${date}T${time}`, tz);
  const day = moment && moment.kind !== 'exact' ? utcDate(`${date}T00:00:00Z`) : '';
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {moment?.kind === 'gap'
        ? t('wall.gap', { date: day, time: wallTime(`1970-01-01T${wallAt(moment.ms, tz).time}:00Z`) })
        : null}
      {moment?.kind === 'overlap' ? t('wall.overlap', { date: day }) : null}
    </p>
  );
}
