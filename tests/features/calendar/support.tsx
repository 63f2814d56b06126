/** The calendar in the hands of Ann, and what her account holds. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { newEvent } from '@/api/calendar/events';
import { clearToasts } from '@/components/ui/toast-store';
import { Calendar } from '@/features/calendar/calendar';
import { clearStored } from '@/integrations/local-db/open';
import type { CalendarEvent } from '@/lib/calendar/event';
import { blank } from '@/lib/calendar/event-form';
import { calendar, emptyCalendar } from '../../support/calendar-account.ts';
import { renderAt } from '../../support/render';

export const ann = '5b8f0f6e-1111-4222-8333-444455556666';
export const user = userEvent.setup({ advanceTimers: () => {} });

/** The morning of 10 June on a new device, with an account that holds nothing. */
export async function beginDay(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-10T06:00:00Z') });
  window.localStorage.clear();
  await clearStored();
  emptyCalendar(ann);
  clearToasts();
}

/** An event that the account holds, on 10 June where nothing else is said. */
export function held(title: string, fields: Partial<CalendarEvent> = {}): CalendarEvent {
  const times = { starts: '2026-06-10T10:00:00', ends: '2026-06-10T11:00:00', tz: 'Europe/Berlin' };
  const event = { ...newEvent({ ...blank, title, ...times }), version: 1, ...fields };
  calendar.events.set(event.id, event);
  return event;
}
export const openAgenda = () => renderAt('/calendar?view=agenda', <Calendar userId={ann} />);
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
