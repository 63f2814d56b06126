import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NextDates } from '@/components/schedule/next-dates';
import { RuleFields } from '@/components/schedule/rule-fields';
import { WallTimeField } from '@/components/schedule/wall-time-field';
import { Button } from '@/components/ui/button';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Field } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import type { Planning } from '@/contexts/use-planning';
import type { RepeatFault } from '@/lib/calendar/repeat';
import { sameZone } from '@/lib/calendar/zone';
import {
  asksQuiet,
  checkForm,
  type FormFault,
  type ReminderForm as FormValue,
  type StoredReminder,
  seriesOf,
} from '@/lib/reminders/form';
import { FormProblem } from './form-problem';
import { OffsetField } from './offset-field';
import { QuickChoices } from './quick-choices';
import { useFaultWords } from './use-fault-words';
import { useKeepReminder } from './use-keep-reminder';
import { Ways } from './ways';

export interface ReminderFormProps {
  userId: string;
  of: Pick<StoredReminder, 'id' | 'link' | 'target' | 'target_id'>;
  start: FormValue;
  /** What it is about has a time of its own. */
  hasOwnTime: boolean;
  planning: Planning;
  nowMs: number;
  onKept: () => void;
}

const repeatFaults: ReadonlySet<string> = new Set([
  'days',
  'until',
  'untilMissing',
  'interval',
  'count',
] satisfies RepeatFault[]);
const isRepeatFault = (fault: FormFault | null): fault is RepeatFault => repeatFaults.has(fault ?? '');

/** Everything about a reminder. Nothing is said to be wrong before somebody wants to keep it. */
export function ReminderForm({ userId, of, start, hasOwnTime, planning, nowMs, onKept }: ReminderFormProps) {
  const { t } = useTranslation(['reminders', 'schedule']);
  const [form, setForm] = useState(start);
  const [tried, setTried] = useState(false);
  const faultWords = useFaultWords();
  const { settings, weekStart } = planning;
  const { keep, busy, problem } = useKeepReminder(userId, { planning, onKept });
  const context = {
    clock: { nowMs, tz: planning.tz, weekStart },
    quiet: { quietStart: settings.quiet_start, quietEnd: settings.quiet_end },
  };
  const checked = checkForm(form, of, context);
  const fault = tried && !checked.ok ? checked.error : null;
  const set = (change: Partial<FormValue>) => setForm((before) => ({ ...before, ...change }));
  const series = seriesOf(form);
  const isAtOwnTime = form.offset !== null;
  return (
    <form
      noValidate
      className="grid gap-5"
      data-form="reminder"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (checked.ok) keep(checked.value);
      }}
    >
      <TextField
        name="title"
        label={t('form.title')}
        value={form.title}
        onChange={(event) => set({ title: event.target.value })}
        error={faultWords(fault, ['titleMissing', 'titleLong'])}
        required
        autoComplete="off"
      />
      {hasOwnTime ? <OffsetField value={form.offset} onChange={(offset) => set({ offset })} /> : null}
      {isAtOwnTime ? null : (
        <>
          <QuickChoices clock={context.clock} onChoose={set} />
          <WallTimeField
            dateLabel={t('form.date')}
            timeLabel={t('form.time')}
            date={form.date}
            time={form.time}
            onChange={({ date, time }) => set({ date, time: time ?? '' })}
            tz={form.tz}
            dateError={faultWords(fault, ['date', 'passed'])}
            timeError={faultWords(fault, ['time'])}
          />
          <RuleFields
            value={form.repeat}
            onChange={(repeat) => set({ repeat })}
            start={{ date: form.date || start.date, time: form.time, tz: form.tz }}
            weekStart={weekStart}
            fault={isRepeatFault(fault) ? fault : undefined}
          />
          {series ? <NextDates series={series} now={nowMs} /> : null}
        </>
      )}
      {asksQuiet(form, context) ? (
        <div className="grid gap-1.5">
          <ChoiceBar
            legend={t('quiet.ask')}
            choices={[
              { value: 'yes', label: t('quiet.yes') },
              { value: 'no', label: t('quiet.no') },
            ]}
            value={form.disturbs === null ? '' : form.disturbs ? 'yes' : 'no'}
            onValueChange={(answer) => set({ disturbs: answer === 'yes' })}
            data-action="disturb"
          />
          <FormProblem>{faultWords(fault, ['quiet'])}</FormProblem>
        </div>
      ) : null}
      <Ways userId={userId} push={form.push} email={form.email} onChange={set} nowMs={nowMs} />
      {isAtOwnTime || form.repeat.kind === 'never' ? null : (
        <ChoiceBar
          legend={t('zone.legend')}
          choices={[
            { value: 'follow', label: t('zone.follow') },
            { value: 'fixed', label: t('zone.fixed', { zone: zoneName(form.tz) }) },
          ]}
          value={form.follows ? 'follow' : 'fixed'}
          onValueChange={(mode) =>
            set({ follows: mode === 'follow', ...(mode === 'follow' && { tz: planning.tz }) })
          }
        />
      )}
      {form.follows || sameZone(form.tz, planning.tz) ? null : (
        <p className="text-sm text-ink-soft">{t('zone.fixed', { zone: zoneName(form.tz) })}</p>
      )}
      <Field label={t('words.notes')} optionalLabel={t('optional')} error={faultWords(fault, ['noteLong'])}>
        <Textarea
          name="note"
          rows={2}
          value={form.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </Field>
      {problem ?? <FormProblem>{faultWords(fault, ['never'])}</FormProblem>}
      <Button type="submit" busy={busy} data-action="save-reminder">
        {t('form.save')}
      </Button>
    </form>
  );
}

/** As people write it: 'Europe/Berlin' is enough to know one by. */
const zoneName = (tz: string): string => tz.replaceAll('_', ' ');
