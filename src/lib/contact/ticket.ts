import { brand } from '../../config/brand.ts';
import { pickInt, type Rng } from '../random.ts';

const RANDOM_LENGTH = 5;
const TICKET = new RegExp(`^${brand.ticketPrefix}-[0-9A-Z]+-[0-9A-Z]{${RANDOM_LENGTH}}$`);

/** Middle part of a ticket: milliseconds since 1970 in base 36, upper case. */
export function ticketTimePart(nowMs: number): string {
  return Math.floor(nowMs).toString(36).toUpperCase();
}

/** A ticket id for a contact message, 'FCL-M7PFR400-4F7ZQ'. The random part always has five places. */
export function createTicketId(nowMs: number, rng: Rng): string {
  const random = pickInt(rng, 0, 36 ** RANDOM_LENGTH - 1);
  const padded = random.toString(36).toUpperCase().padStart(RANDOM_LENGTH, '0');
  return `${brand.ticketPrefix}-${ticketTimePart(nowMs)}-${padded}`;
}

export function isTicketId(text: string): boolean {
  return TICKET.test(text);
}
