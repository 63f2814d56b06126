import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newEvent } from '@/api/calendar/events';
import { asShown, type EditScope, editEntry, isOneOfMany } from '@/lib/calendar/edits';
import type { CalendarEvent, EventFields } from '@/lib/calendar/event';
import { movedTo } from '@/lib/calendar/event-form';
import type { Entry } from '@/lib/calendar/view';
import type { EventChanges } from './use-event-change';

/** What of an event changes; null: it is taken away. */
export type EntryChange = Partial<EventFields> | null;

/** What the calendar asks at the moment. */
export type Asked =
  | { readonly about: 'new'; readonly date: string }
  | { readonly about: 'edit' | 'move'; readonly entry: Entry }
  /** Which times of a series a change is about. */
  | { readonly about: 'scope'; readonly entry: Entry; readonly change: EntryChange }
  | { readonly about: 'plan' | 'links' | 'import' };

export interface CalendarActions {
  readonly add: (date: string) => void;
  readonly edit: (entry: Entry) => void;
  readonly move: (entry: Entry) => void;
  /** To another day, where something was drawn to; of a series that time alone. */
  readonly drop: (entry: Entry, date: string) => void;
  readonly open: (about: 'plan' | 'links' | 'import') => void;
}

export interface CalendarAsking {
  readonly asked: Asked | null;
  /** What had the focus when it was asked. */
  readonly opener: HTMLElement | null;
  readonly close: () => void;
  readonly addNow: (fields: EventFields) => void;
  /** Asks which times of a series are meant, where it is one. */
  readonly changeEntry: (entry: Entry, change: EntryChange) => void;
  readonly changeScope: (entry: Entry, change: EntryChange, scope: EditScope) => void;
  readonly placeAll: (events: readonly CalendarEvent[], what: string) => void;
}

const nowText = () => new Date().toISOString();

/** What the buttons of a calendar do, and what is asked before. */
export function useCalendarActions(
  events: readonly CalendarEvent[],
  { changeWithUndo }: EventChanges,
): { actions: CalendarActions; asking: CalendarAsking } {
  const { t } = useTranslation('calendar');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setAsked(null);
  const ask = (next: Asked) => {
    // A question that follows another goes back to where the first one came from.
    if (asked === null && document.activeElement instanceof HTMLElement) setOpener(document.activeElement);
    setAsked(next);
  };
  const write = (entry: Entry, change: EntryChange, scope: EditScope, said = t('said.changed')) => {
    close();
    const edits = editEntry(events, {
      entry,
      change,
      scope,
      newId: () => crypto.randomUUID(),
      now: nowText(),
    });
    changeWithUndo(edits, change === null ? t('said.removed') : said, entry.event.title);
  };
  return {
    actions: {
      add: (date) => ask({ about: 'new', date }),
      edit: (entry) => ask({ about: 'edit', entry }),
      move: (entry) => ask({ about: 'move', entry }),
      drop: (entry, date) => {
        if (entry.firstDay !== date) {
          write(entry, movedTo(entry.event, asShown(entry).starts, date, null), 'one', t('said.moved'));
        }
      },
      open: (about) => ask({ about }),
    },
    asking: {
      asked,
      opener,
      close,
      addNow: (fields) => {
        close();
        changeWithUndo([{ event: newEvent(fields), change: {} }], t('said.added'), fields.title);
      },
      changeEntry: (entry, change) => {
        if (change !== null && Object.keys(change).length === 0) close();
        else if (isOneOfMany(entry)) ask({ about: 'scope', entry, change });
        else write(entry, change, 'one');
      },
      changeScope: (entry, change, scope) => write(entry, change, scope),
      placeAll: (placed, what) => {
        close();
        changeWithUndo(
          placed.map((event) => ({ event, change: {} })),
          t('said.added'),
          what,
        );
      },
    },
  };
}
