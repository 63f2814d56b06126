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
  /** Id of the mail that was taken under a key of its sender. */
  underKey(key: string): string | undefined;
  rememberKey(key: string, id: string): void;
}

export function createInboxStore(now: () => Date = () => new Date()): InboxStore {
  let mails: CaughtMail[] = [];
  const keys = new Map<string, string>();
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
    underKey: (key) => keys.get(key),
    rememberKey: (key, id) => void keys.set(key, id),
  };
}
