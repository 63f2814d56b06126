import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { type Entry, entriesOn } from '@/lib/calendar/view';
import { EntryRow } from './entry-row';
import type { CalendarActions } from './use-calendar-actions';
import { useDayDrop } from './use-day-drop';
import type { EntryWords } from './use-entry-words';

export interface DayListProps {
  day: string;
  today: string;
  entries: readonly Entry[];
  words: EntryWords;
  actions: CalendarActions;
  level?: 2 | 3;
  heading?: Ref<HTMLHeadingElement>;
  /** A button that adds something on this day. */
  adds?: boolean;
}

/** A day with what lies on it. */
export function DayList({ day, today, entries, words, actions, level = 3, heading, adds }: DayListProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const drop = useDayDrop(day, entries, actions.drop);
  const own = entriesOn(entries, day);
  const Heading = `h${level}` as const;
  const name = words.dayText(day);
  return (
    <section
      aria-labelledby={id}
      data-day={day}
      {...drop}
      className="rounded-m border-t-2 border-line pt-3 data-over:bg-accent-tint"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading
          ref={heading}
          id={id}
          tabIndex={-1}
          aria-current={day === today ? 'date' : undefined}
          className={cx('text-base', day === today && 'text-accent')}
        >
          {name}
        </Heading>
        {adds ? (
          <Button
            variant="ghost"
            size="icon"
            data-action="add-on-day"
            aria-label={t('words.pair', { name, text: t('add') })}
            onClick={() => actions.add(day)}
          >
            <Plus aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      {own.length === 0 ? (
        <p className="py-2 text-sm text-ink-soft">{t('free')}</p>
      ) : (
        <ul aria-labelledby={id} className="*:last:border-b-0">
          {own.map((entry) => (
            <EntryRow key={entry.key} entry={entry} entries={entries} words={words} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
