import { latePart } from '@/components/late-part';
import type { CalendarEvent } from '@/lib/calendar/event';
import { wallAt } from '@/lib/calendar/zone';
import type { WeekStart } from '@/lib/plans/dates';
import { EventDialog } from './event-dialog';
import { MoveDialog } from './move-dialog';
import { PlaceDialog } from './place-dialog';
import { ScopeDialog } from './scope-dialog';
import type { Asked, CalendarAsking } from './use-calendar-actions';

/** Both are seldom asked for, and links need a connection anyway: what is asked every day comes without them. */
const ImportDialog = latePart(() => import('./import-dialog').then((module) => module.ImportDialog));
const LinksDialog = latePart(() => import('./links-dialog').then((module) => module.LinksDialog));

export interface CalendarQuestionProps {
  userId: string;
  asked: Asked;
  asking: CalendarAsking;
  events: readonly CalendarEvent[];
  /** Of the person. */
  tz: string;
  weekStart: WeekStart;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the calendar asks at the moment, over the page. */
export function CalendarQuestion({ userId, asked, asking, events, ...rest }: CalendarQuestionProps) {
  const { tz, now } = rest;
  switch (asked.about) {
    case 'new':
      return <EventDialog asking={asking} entry={null} date={asked.date} events={events} {...rest} />;
    case 'edit':
      return (
        <EventDialog
          asking={asking}
          entry={asked.entry}
          date={asked.entry.firstDay}
          events={events}
          {...rest}
        />
      );
    case 'move':
      return <MoveDialog asking={asking} entry={asked.entry} />;
    case 'scope':
      return <ScopeDialog asking={asking} entry={asked.entry} change={asked.change} />;
    case 'plan':
      return (
        <PlaceDialog userId={userId} asking={asking} events={events} tz={tz} today={wallAt(now, tz).date} />
      );
    case 'links':
      return <LinksDialog userId={userId} asking={asking} onMissing={asking.close} />;
    case 'import':
      return (
        <ImportDialog userId={userId} asking={asking} events={events} tz={tz} onMissing={asking.close} />
      );
    default:
      return null;
  }
}
