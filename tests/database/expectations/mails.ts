import { everyPerson, refused, type TableExpectation } from './types.ts';

/** Mails about plans and accounts: written by triggers, read and noted by functions alone. */
export const mails: Readonly<Record<string, TableExpectation>> = {
  account_mails: {
    columns: 'id user_id kind facts made_at tries next_try_at sent_at about useful_until handed_at',
    access: { anon: refused, ...everyPerson(refused), service: refused },
  },
};
