import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepBothMutation, settleEventMutation } from '@/api/calendar/events';
import {
  followUnsentEvents,
  sendEventAgain,
  unsentEventsQuery,
  useEventsUnderWay,
} from '@/api/calendar/unsent';
import type { UnsentRow } from '@/api/sync/row-changes';
import { type UnsentItem, UnsentNotes } from '@/components/unsent-notes';
import type { CalendarEvent } from '@/lib/calendar/event';

const nothing: readonly UnsentRow<CalendarEvent>[] = [];
const texts = ['title', 'location', 'notes'] as const;

/** The texts of both, as far as they differ. */
function sidesOf(mine: CalendarEvent, theirs: CalendarEvent | null): UnsentItem['sides'] {
  const differing = theirs ? texts.filter((name) => mine[name] !== theirs[name]) : [];
  if (theirs === null || differing.length === 0) return null;
  const said = (event: CalendarEvent) => differing.map((name) => event[name]).filter((text) => text !== '');
  return { mine: said(mine), theirs: said(theirs) };
}

/** Events that are on this device alone, and what another device said of them otherwise. */
export function UnsentEvents({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => followUnsentEvents(client, userId), [client, userId]);
  const { data: unsent = nothing } = useQuery(unsentEventsQuery(userId));
  const underWay = useEventsUnderWay(userId);
  const { mutate: settle, isPending: isSettling } = useMutation(settleEventMutation(userId));
  const { mutate: keepBoth, isPending: isKeeping } = useMutation(keepBothMutation(userId));
  return (
    <UnsentNotes
      kind="event"
      busy={isSettling || isKeeping}
      items={unsent
        .filter(({ status, row }) => status === 'waiting' || !underWay.includes(row.id))
        .map(({ row, theirs, ...sent }) => ({
          id: row.id,
          title: row.title,
          ...sent,
          sides: sidesOf(row, theirs),
        }))}
      onSendAgain={(id) => void sendEventAgain(id)}
      onSettle={settle}
      onBoth={(id) => {
        const found = unsent.find(({ row }) => row.id === id);
        if (found) keepBoth(found.row);
      }}
    />
  );
}
