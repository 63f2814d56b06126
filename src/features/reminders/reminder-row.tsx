import { CirclePause, CirclePlay, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '@/api/reminders/reminders';
import { ruleText } from '@/components/schedule/rule-text';
import { Button } from '@/components/ui/button';
import type { Planning } from '@/contexts/use-planning';
import { useFormats } from '@/i18n/use-formats';
import { parseRule } from '@/lib/calendar/rule';
import { wallAt } from '@/lib/calendar/zone';
import type { ReminderChannel } from '@/lib/reminders/rules';
import { UnusedQuestion } from './unused-question';
import type { ReminderActions } from './use-reminder-actions';

export interface ReminderRowProps {
  reminder: Reminder;
  planning: Planning;
  actions: ReminderActions;
}

/** One reminder: when it comes, how, and what can be done about it. */
export function ReminderRow({ reminder, planning, actions }: ReminderRowProps) {
  const { t, i18n } = useTranslation(['reminders', 'schedule']);
  const { narrowList } = useFormats();
  const { title, note, state, channels } = reminder;
  const named = (text: string) => t('words.pair', { name: title, text });
  const when = useWhen(reminder, planning);
  const { t: schedule } = useTranslation('schedule');
  const rule = reminder.rrule === null ? null : parseRule(reminder.rrule);
  const start = reminder.starts;
  const ways = channels.filter(
    (channel): channel is Exclude<ReminderChannel, 'in_app'> => channel !== 'in_app',
  );
  return (
    <li
      data-reminder={reminder.id}
      data-state={state}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-line py-4"
    >
      <div className="min-w-0 content-center">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {note ? <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{note}</p> : null}
        {rule?.ok && start !== null ? (
          <p>
            {ruleText(
              rule.value,
              {
                date: start.slice(0, 10),
                time: start.slice(11, 16),
                tz: reminder.tz_mode === 'fixed' ? reminder.tz : planning.tz,
              },
              schedule,
              i18n.language,
            )}
          </p>
        ) : null}
        <p className="text-sm text-ink-soft">{when}</p>
        {ways.length > 0 ? (
          <p className="text-sm text-ink-soft">{narrowList(ways.map((way) => t(`channel.${way}`)))}</p>
        ) : null}
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          data-action="edit-reminder"
          aria-label={named(t('row.edit'))}
          onClick={(event) => actions.edit(reminder, event.currentTarget)}
        >
          <Pencil aria-hidden="true" />
        </Button>
        {state === 'active' ? (
          <Button
            variant="ghost"
            size="icon"
            data-action="pause-reminder"
            aria-label={named(t('words.pause'))}
            onClick={(event) => actions.pause(reminder, event.currentTarget)}
          >
            <CirclePause aria-hidden="true" />
          </Button>
        ) : null}
        {state === 'paused' ? (
          <Button
            variant="ghost"
            size="icon"
            data-action="resume-reminder"
            aria-label={named(t('words.resume'))}
            onClick={() => actions.resume(reminder)}
          >
            <CirclePlay aria-hidden="true" />
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="icon"
          data-action="remove-reminder"
          aria-label={named(t('row.remove'))}
          onClick={(event) => actions.remove(reminder, event.currentTarget)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <UnusedQuestion reminder={reminder} actions={actions} />
    </li>
  );
}

/** When it comes next, or why it does not. */
function useWhen(reminder: Reminder, planning: Planning): string {
  const { t } = useTranslation('reminders');
  const { wallFullMoment, mediumMoment, utcDate } = useFormats();
  const { state, paused_until, snoozed_until, next_at, tz_mode } = reminder;
  if (state === 'paused') {
    if (paused_until === null) return t('words.paused');
    return t('row.pausedUntil', { date: utcDate(`${paused_until}T00:00:00Z`) });
  }
  if (snoozed_until !== null) return t('row.snoozed', { date: mediumMoment(snoozed_until) });
  if (state === 'ended' || next_at === null) return t('section.ended');
  const tz = tz_mode === 'fixed' ? reminder.tz : planning.tz;
  // What the clock shows when it comes, which is not what was chosen where the clock jumps over that time.
  const { date, time } = wallAt(Date.parse(next_at), tz);
  const next = t('row.next', { date: wallFullMoment(`${date}T${time}:00Z`) });
  // Another clock than the person's is named.
  return tz !== planning.tz ? t('words.pair', { name: tz.replaceAll('_', ' '), text: next }) : next;
}
