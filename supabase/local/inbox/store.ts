import { randomUUID } from 'node:crypto';
import type { CaughtMail } from '../types.ts';

/** The oldest mails go first: the inbox is a window, not an archive. */
const CAPACITY = 500;

export type NewMail = Omit<CaughtMail, 'id' | 'at'>;

/** Caught mails, newest first. They live as long as the process. */
export interface InboxStore {
  add(mail: NewMail): CaughtMail;
  find(id: string): CaughtMail | undefined;
  /** Mails to one address (in whatever case it was written), or all. */
  list(to?: string | null): CaughtMail[];
  clear(to?: string | null): void;
}

export function createInboxStore(now: () => Date = () => new Date()): InboxStore {
  let mails: CaughtMail[] = [];
  const isTo = (mail: CaughtMail, to: string) => mail.to.toLowerCase() === to.trim().toLowerCase();
  return {
    add(mail) {
      const caught: CaughtMail = { id: randomUUID(), at: now().toISOString(), ...mail };
      mails = [caught, ...mails].slice(0, CAPACITY);
      return caught;
    },
    find: (id) => mails.find((mail) => mail.id === id),
    list: (to) => (to ? mails.filter((mail) => isTo(mail, to)) : [...mails]),
    clear(to) {
      mails = to ? mails.filter((mail) => !isTo(mail, to)) : [];
    },
  };
}
