import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '@/api/account/settings';
import { type Reminder, remindersQuery, toldQuery } from '@/api/reminders/reminders';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { latePart, usePartsAhead } from '@/components/late-part';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type Planning, usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { type DueReminder, sortTold } from '@/lib/reminders/due-list';
import { minuteMs } from '@/lib/time';
import { DueRow } from './due-row';
import { FullNote } from './full-note';
import { ReminderRow } from './reminder-row';
import { useAnswerReminder } from './use-answer-reminder';
import { type ReminderActions, useReminderActions } from './use-reminder-actions';
import { useSettingsChoice } from './use-settings-choice';
import { ZoneQuestion } from './zone-question';

// Below all reminders.
const ReminderSettings = lazyWhenIdle(() =>
  import('./reminder-settings').then((module) => module.ReminderSettings),
);

// Nothing of them is seen before somebody presses a button.
const ReminderDialog = latePart(() => import('./reminder-dialog').then((module) => module.ReminderDialog));
const PauseDialog = latePart(() => import('./pause-dialog').then((module) => module.PauseDialog));

const states = ['active', 'paused', 'ended'] as const;
const shownEarlier = 10;
const none: readonly never[] = [];

/** Every reminder of a person, what waits for an answer, and how they are told. */
export function RemindersScreen({ userId }: { userId: string }) {
  const { t } = useTranslation('reminders');
  const nowMs = useNow(true, minuteMs);
  usePartsAhead(ReminderDialog, PauseDialog);
  const planning = usePlanning(userId);
  const reminders = useQuery(remindersQuery(userId));
  const { data: told = none } = useQuery(toldQuery(userId));
  const answer = useAnswerReminder(userId);
  const { asked, opener, isFull, actions, change, close } = useReminderActions(userId, { told, answer });
  const list = reminders.data ?? none;
  const { due, earlier } = sortTold<Reminder>(told, list, nowMs);
  const add = (
    <Button data-action="add-reminder" onClick={(event) => actions.add(event.currentTarget)}>
      {t('add')}
    </Button>
  );
  return (
    <div className="grid gap-10 pb-16" data-screen="reminders">
      <SwitchedOff userId={userId} />
      <ZoneQuestion userId={userId} />
      {isFull ? <FullNote active={list.filter(({ state }) => state === 'active').length} /> : null}
      {reminders.isPending ? <LoadingState /> : null}
      {reminders.isError ? (
        <ErrorState
          error={reminders.error}
          onRetry={() => void reminders.refetch()}
          retrying={reminders.isFetching}
        />
      ) : null}
      {reminders.isSuccess && list.length === 0 ? (
        <EmptyState title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      {list.length > 0 ? <p>{add}</p> : null}
      {due.length > 0 ? (
        <Section title={t('section.now')}>
          <ul data-part="due">
            {due.map((one) => (
              <DueRow key={one.told.id} due={one} nowMs={nowMs} planning={planning} answer={answer} />
            ))}
          </ul>
        </Section>
      ) : null}
      {states.map((state) => (
        <List
          key={state}
          state={state}
          reminders={list.filter((one) => one.state === state)}
          planning={planning}
          actions={actions}
        />
      ))}
      <Earlier earlier={earlier.slice(0, shownEarlier)} />
      <div className="grid min-h-96 content-start gap-10">
        <Suspense fallback={null}>
          <ReminderSettings userId={userId} nowMs={nowMs} />
        </Suspense>
      </div>
      {asked?.about === 'form' ? (
        <ReminderDialog
          userId={userId}
          reminder={asked.reminder}
          opener={opener}
          onClose={close}
          onMissing={close}
        />
      ) : null}
      {asked?.about === 'pause' ? (
        <PauseDialog
          reminder={asked.reminder}
          today={planning.dayOf(nowMs)}
          opener={opener}
          onClose={close}
          onMissing={close}
          onPause={(until) => {
            close();
            change({ does: 'pause', id: asked.reminder.id, until });
          }}
        />
      ) : null}
    </div>
  );
}

interface ListProps {
  state: Reminder['state'];
  reminders: readonly Reminder[];
  planning: Planning;
  actions: ReminderActions;
}

function List({ state, reminders, planning, actions }: ListProps) {
  const { t } = useTranslation('reminders');
  if (reminders.length === 0) return null;
  const nextOf = ({ snoozed_until, next_at }: Reminder) => snoozed_until ?? next_at ?? '';
  const shown =
    state === 'active' ? reminders.toSorted((a, b) => nextOf(a).localeCompare(nextOf(b))) : reminders;
  return (
    <Section title={t(`section.${state}`)}>
      <ul data-part={state}>
        {shown.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} planning={planning} actions={actions} />
        ))}
      </ul>
    </Section>
  );
}

/** What was missed, or left: to be read, and nothing more. */
function Earlier({ earlier }: { earlier: readonly DueReminder<Reminder>[] }) {
  const { t } = useTranslation('reminders');
  const { mediumMoment } = useFormats();
  if (earlier.length === 0) return null;
  return (
    <Section title={t('section.earlier')}>
      <ul data-part="earlier" className="grid gap-2">
        {earlier.map(({ told, reminder }) => (
          <li key={told.id} className="wrap-anywhere">
            {reminder.title}{' '}
            <span className="text-sm text-ink-soft">
              {t('due.planned', { time: mediumMoment(told.due_at) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The switch of the settings stops every way: said where somebody would wait in vain. */
function SwitchedOff({ userId }: { userId: string }) {
  const { t } = useTranslation('reminders');
  const { data } = useQuery(settingsQuery(userId));
  const choose = useSettingsChoice(userId);
  if (data === undefined || data.notify_reminders) return null;
  return (
    <Notice tone="caution" data-part="switched-off">
      <p>{t('off.text')}</p>
      <Button
        size="sm"
        className="mt-3"
        data-action="switch-on"
        onClick={() => choose({ notify_reminders: true })}
      >
        {t('off.turnOn')}
      </Button>
    </Notice>
  );
}
