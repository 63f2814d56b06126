import type { ReminderOffer } from '@/lib/reminders/form';

/** A reminder that a page has proposed; its form lies over whatever page asked (app/layouts). */
export interface AskedReminder {
  readonly offer: ReminderOffer;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
}

let asked: AskedReminder | null = null;
const listeners = new Set<() => void>();

function set(next: AskedReminder | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const askedReminder = (): AskedReminder | null => asked;
export const closeReminder = (): void => set(null);

/** Opens the form of a reminder, filled with what a page knows. */
export function askReminder(offer: ReminderOffer, opener: HTMLElement | null): void {
  set({ offer, opener });
}

export function onReminder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
