import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reminder } from '@/api/reminders/reminders';
import { Button } from '@/components/ui/button';
import type { Planning } from '@/contexts/use-planning';
import { useFormats } from '@/i18n/use-formats';
import type { DueReminder } from '@/lib/reminders/due-list';
import { snoozeChoices, snoozeTarget } from '@/lib/reminders/snooze';
import type { AnswerReminder } from './use-answer-reminder';

export interface DueRowProps {
  due: DueReminder<Reminder>;
  nowMs: number;
  planning: Planning;
  answer: AnswerReminder;
}

/** One reminder that waits for an answer: done, or later. */
export function DueRow({ due: { told, reminder, isLate }, nowMs, planning, answer }: DueRowProps) {
  const { t } = useTranslation('reminders');
  const { mediumMoment } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const named = (text: string) => t('words.pair', { name: reminder.title, text });
  return (
    <li data-due={told.id} className="grid gap-2 border-b border-line py-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
        <Button
          variant="outline"
          size="icon"
          data-action="done"
          aria-label={named(t('due.done'))}
          onClick={() => answer({ delivery: told.id, action: 'done' })}
        >
          <Check aria-hidden="true" />
        </Button>
        <div className="min-w-0 content-center py-1.5">
          <p className="font-semibold wrap-anywhere">{reminder.title}</p>
          {reminder.note ? (
            <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{reminder.note}</p>
          ) : null}
          {isLate ? (
            <p className="text-sm text-ink-soft">{t('due.planned', { time: mediumMoment(told.due_at) })}</p>
          ) : null}
          <div className="mt-1 flex flex-wrap gap-x-4">
            {reminder.link ? (
              <Link
                to={reminder.link}
                aria-label={named(t('due.open'))}
                onClick={() => answer({ delivery: told.id, action: 'opened' })}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {t('due.open')}
              </Link>
            ) : null}
            <Button
              variant="link"
              size="sm"
              data-action="later"
              aria-label={named(t('due.later'))}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setOpen(!isOpen)}
            >
              {t('due.later')}
            </Button>
          </div>
          <div id={panel} hidden={!isOpen}>
            {isOpen ? (
              <Later
                reminder={reminder}
                nowMs={nowMs}
                planning={planning}
                onChoose={(untilMs) => {
                  setOpen(false);
                  answer({ delivery: told.id, action: 'snooze', untilMs });
                }}
              />
            ) : null}
          </div>
        </div>
      </div>
    </li>
  );
}

interface LaterProps {
  reminder: Reminder;
  nowMs: number;
  planning: Planning;
  onChoose: (untilMs: number) => void;
}

/** How long it may wait; what comes after the next one, or too late for today, is not offered. */
function Later({ reminder, nowMs, planning: { settings, tz }, onChoose }: LaterProps) {
  const { t } = useTranslation('reminders');
  const { duration } = useFormats();
  const zone = reminder.tz_mode === 'fixed' ? reminder.tz : tz;
  const targets = snoozeChoices.map((choice) => ({
    choice,
    target: snoozeTarget({
      nowMs,
      tz: zone,
      choice,
      used: reminder.snooze_count,
      nextMs: reminder.state === 'active' && reminder.next_at !== null ? Date.parse(reminder.next_at) : null,
      quiet: { quietStart: settings.quiet_start, quietEnd: settings.quiet_end },
    }),
  }));
  const reasons = targets.flatMap(({ target }) => (target.ok ? [] : [target.reason]));
  const words = {
    '10m': duration(10, 'minute'),
    '1h': duration(1, 'hour'),
    evening: t('quick.evening'),
    tomorrow: t('due.tomorrow'),
  } as const;
  return (
    <div className="mt-2 grid gap-2 rounded-m bg-sunken p-3.5">
      <div className="flex flex-wrap gap-2">
        {targets.map(({ choice, target }) =>
          target.ok ? (
            <Button
              key={choice}
              variant="outline"
              size="sm"
              data-snooze={choice}
              onClick={() => onChoose(target.atMs)}
            >
              {words[choice]}
            </Button>
          ) : null,
        )}
      </div>
      {reasons.includes('limit') ? <p className="text-sm">{t('due.limit')}</p> : null}
      {reasons.includes('next_is_sooner') ? <p className="text-sm">{t('due.sooner')}</p> : null}
    </div>
  );
}
