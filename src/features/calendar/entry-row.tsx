import { cx } from 'class-variance-authority';
import {
  CalendarDays,
  Dumbbell,
  FileInput,
  ListChecks,
  type LucideIcon,
  RotateCcw,
  Target,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { EventKind } from '@/lib/calendar/event';
import { overlaps } from '@/lib/calendar/occurrences';
import type { Entry } from '@/lib/calendar/view';
import type { CalendarActions } from './use-calendar-actions';
import type { EntryWords } from './use-entry-words';

export const kindIcons: Readonly<Record<EventKind, LucideIcon>> = {
  focus: Target,
  training: Dumbbell,
  retest: RotateCcw,
  plan: ListChecks,
  personal: CalendarDays,
  imported: FileInput,
};

export interface EntryRowProps {
  entry: Entry;
  /** What lies around it, to say what it overlaps with. */
  entries: readonly Entry[];
  words: EntryWords;
  actions: CalendarActions;
}

/** Something on a day, with what can be done about it. */
export function EntryRow({ entry, entries, words, actions }: EntryRowProps) {
  const { t } = useTranslation('calendar');
  const { event } = entry;
  const named = (text: string) => t('words.pair', { name: event.title, text });
  return (
    <li
      data-entry={entry.key}
      data-kind={event.kind}
      draggable
      onDragStart={(drag) => drag.dataTransfer.setData('text/plain', entry.key)}
      className="border-b border-line py-3"
    >
      <EntryFacts entry={entry} entries={entries} words={words} />
      <div className="mt-1 ms-7 flex flex-wrap gap-x-4">
        <Button
          variant="link"
          size="sm"
          data-action="edit-event"
          aria-label={named(t('edit'))}
          onClick={() => actions.edit(entry)}
        >
          {t('edit')}
        </Button>
        <Button
          variant="link"
          size="sm"
          data-action="move-event"
          aria-label={named(t('words.moveTo'))}
          onClick={() => actions.move(entry)}
        >
          {t('words.moveTo')}
        </Button>
        {event.link === null ? null : (
          <ButtonLink to={event.link} variant="link" size="sm" aria-label={named(t('words.open'))}>
            {t('words.open')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** When it is, what it is called, what kind it is, and what it overlaps with. */
export function EntryFacts({ entry, entries, words }: Omit<EntryRowProps, 'actions'>) {
  const { t } = useTranslation('calendar');
  const { event } = entry;
  const Icon = kindIcons[event.kind];
  const others = overlaps(entry, entries);
  const { list } = useFormats();
  const facts = [t(`kind.${event.kind}`), event.location, words.thereText(entry)].filter(Boolean);
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className={cx('text-sm', event.all_day ? 'text-ink-soft' : 'tabular-nums text-ink-soft')}>
          {words.whenText(entry)}
        </p>
        <p className="font-semibold wrap-anywhere">{event.title}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{facts.join(' · ')}</p>
        {others.length > 0 ? (
          <p className="text-sm wrap-anywhere" data-part="overlap">
            {t('overlap', { titles: list(others.map((other) => other.event.title)) })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
